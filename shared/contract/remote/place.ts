import * as v from 'valibot';
import { WhenSchema, type When } from './fact';
import { VersionedNameSchema, type VersionedName } from './name';
import { NeedSchema, type Need } from './need';

/** Parameters of a place. Plain data: they are in the address, in history, and survive a full-page sign-in. */
export type PlaceParams = Record<string, string>;

/** A read of the back end, as data. */
export interface FirstCall {
  /** Path of a call with the method GET in the catalogue. */
  path: string;
  /**
   * Its request, equal to the view's. The values `{merchant}` and `{language}` are replaced by the merchant's code and
   * the page's language. Default: none.
   */
  request?: Record<string, string | number>;
  /** Whether this page asks it. Default: yes. */
  when?: When;
}

/** A page, an overlay, or both. */
export interface Place {
  /** Unique among all remotes, with its major: `auth.sign-in@1`. */
  name: VersionedName;
  /** The view to mount, a key of `views` in the remote's code. */
  view: string;
  /**
   * The address as a page, `/login` or `/promotion/:id`; parameters not in the path are in the query. Absent: overlay
   * only.
   */
  path?: string;
  /**
   * Further addresses that show the same place; the first `path` is the canonical one. One that is another place's
   * `path`
   * opens this one when that place is absent.
   */
  aliases?: string[];
  /**
   * The place with the outlet (`<Outlet />`, or any element with `data-outlet`) that mounts this one, possibly another
   * remote's.
   */
  inside?: VersionedName;
  /** How it opens from within the portal. Default `page`. A direct address is always a page. */
  opens?: 'page' | 'over';
  /** Names of the parameters this place reads; others are dropped at the border. */
  params?: string[];
  /**
   * Whether this page has the place; when false its address is "not available" and its remote is not fetched. Default:
   * true.
   */
  when?: When;
  /** Whether links to it are drawn; its address opens in any case. Default: yes. */
  offered?: When;
  /** The needs of the place, checked in order when it is opened. Default: none. */
  needs?: Need[];
  /** Hides the shell's menus, choice of language and floating parts (chat, right bar) while it is open. Default false. */
  quiet?: boolean;
  /** Popups do not open by themselves over it, as over a quiet place: it is a game. Default false. */
  undisturbed?: boolean;
  /** Shows the page alone: quiet, and without the shell's header. Default false. */
  alone?: boolean;
  /** Key of the page title, in the remote's texts. */
  title?: string;
  /**
   * Reads of the view's first screen. Where a page begins with this place and without parameters, the host sends them
   * while the view's code loads, and the view's own call of the same request gets the answer, once. Not for answers
   * that are wrong when they are seconds old, such as times left. Default: none.
   */
  firstCalls?: FirstCall[];
}

/** A place to open, as data. */
export interface PlaceRef {
  place: VersionedName;
  params?: PlaceParams;
}

export const PathSchema = v.pipe(
  v.string(),
  v.regex(/^\/(?:[:\w-]+(?:\/[:\w-]+)*)?$/, 'an address starts with / and has no query, such as /promotion/:id'),
);

export const PlaceParamsSchema = v.record(
  v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  v.pipe(v.string(), v.maxLength(2000)),
);

export const PlaceRefSchema: v.GenericSchema<PlaceRef> = v.strictObject({
  place: VersionedNameSchema,
  params: v.optional(PlaceParamsSchema),
});

const FirstCallSchema: v.GenericSchema<FirstCall> = v.strictObject({
  path: v.pipe(v.string(), v.regex(/^\/(?:wps|lgw)\/\w+(?:\/\w+)*$/, 'the path of a call, without open parts')),
  request: v.optional(v.record(v.pipe(v.string(), v.regex(/^\w{1,40}$/)), v.union([v.string(), v.number()]))),
  when: v.optional(WhenSchema),
});

export const PlaceSchema: v.GenericSchema<Place> = v.strictObject({
  name: VersionedNameSchema,
  view: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'a view is named in lower case with dashes')),
  path: v.optional(PathSchema),
  aliases: v.optional(v.array(PathSchema)),
  inside: v.optional(VersionedNameSchema),
  opens: v.optional(v.picklist(['page', 'over'])),
  params: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)))),
  when: v.optional(WhenSchema),
  offered: v.optional(WhenSchema),
  needs: v.optional(v.array(NeedSchema)),
  quiet: v.optional(v.boolean()),
  undisturbed: v.optional(v.boolean()),
  alone: v.optional(v.boolean()),
  title: v.optional(v.string()),
  firstCalls: v.optional(v.pipe(v.array(FirstCallSchema), v.maxLength(6))),
});

import * as v from 'valibot';
import { WhenSchema, type When } from './fact';
import { TextKeySchema, VersionedNameSchema, type TextKey, type VersionedName } from './name';
import { PlaceRefSchema, type PlaceRef } from './place';

/** Where the host draws nav items. The catalogue describes the points. */
export type NavItemPoint = 'menu@1' | 'right-bar@1' | 'info-bar@1' | 'footer@1' | 'account-menu@1';

/** A number of the account data that a nav item may show as a badge. */
export type AccountCount = 'unreadMessages' | 'availablePromotions' | 'paymentConfirmations';

/** A command to run, as data. */
export interface CommandRef {
  command: VersionedName;
  request?: Record<string, unknown>;
}

/**
 * Children that are only known at run time: a command of this remote that returns `NavItemChild[]`.
 * The host runs it when the nav item is first unfolded; after a failure the item has no children and shows so.
 */
export interface SourceRef {
  source: VersionedName;
}

/** A line below a nav item, its text already in the page's language. */
export interface NavItemChild {
  id: string;
  title: string;
  /** `new` and `hot` are drawn as marks. */
  mark?: 'new' | 'hot';
  image?: string;
  to?: PlaceRef;
  run?: CommandRef;
}

/** A small contribution drawn by the host in its own tree: a menu item, a link in the footer. */
export interface NavItem {
  /** Unique within the remote. */
  id: string;
  point: NavItemPoint;
  title: TextKey;
  /** Name of an icon of the portal's set. */
  icon?: string;
  /** Position among the nav items of the point, lowest first. */
  order: number;
  badge?: AccountCount;
  to?: PlaceRef;
  /** Further places at which the item is marked as the current one, too. */
  also?: VersionedName[];
  run?: CommandRef;
  children?: NavItem[] | SourceRef;
  when?: When;
}

export const CommandRefSchema: v.GenericSchema<CommandRef> = v.strictObject({
  command: VersionedNameSchema,
  request: v.optional(v.record(v.string(), v.unknown())),
});

export const NavItemSchema: v.GenericSchema<NavItem> = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9-]{0,40}$/, 'a nav item id is letters, digits and dashes')),
  point: v.picklist(['menu@1', 'right-bar@1', 'info-bar@1', 'footer@1', 'account-menu@1']),
  title: TextKeySchema,
  icon: v.optional(v.string()),
  order: v.number(),
  badge: v.optional(v.picklist(['unreadMessages', 'availablePromotions', 'paymentConfirmations'])),
  to: v.optional(PlaceRefSchema),
  also: v.optional(v.array(VersionedNameSchema)),
  run: v.optional(CommandRefSchema),
  children: v.optional(
    v.union([v.array(v.lazy(() => NavItemSchema)), v.strictObject({ source: VersionedNameSchema })]),
  ),
  when: v.optional(WhenSchema),
});

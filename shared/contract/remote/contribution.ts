import * as v from 'valibot';
import { WhenSchema, type When } from './fact';
import { VersionedNameSchema, type VersionedName } from './name';
import { NeedSchema, type Need } from './need';
import { SourceRefSchema, type SourceRef } from './nav-item';
import { PathSchema, PlaceRefSchema, type PlaceRef } from './place';

/** Points with contributions that are views with their own React root. */
export type ViewPoint = 'home-section@1' | 'floating@1';

/** A view mounted at a point of the page instead of a place. */
export interface Section {
  id: string;
  point: ViewPoint;
  view: string;
  order: number;
  when?: When;
  /** Paths of pages on which a floating widget is hidden; it stays mounted there. Default: none. */
  hiddenOn?: string[];
  /**
   * Height in CSS pixels on a phone and from 1024 px on, reserved while a home section loads. Default: that of a row of
   * cards.
   */
  height?: { phone: number; desktop: number };
}

/** An action with an answer, implemented by this remote. */
export interface Command {
  /** `game.launch@1`; in the contract's catalogue with request and answer when other remotes may run it. */
  name: VersionedName;
  when?: When;
  /** Checked in order before the command runs. Default: nothing. */
  needs?: Need[];
}

/** "When this happens, open that." */
export interface Reaction {
  on: VersionedName;
  open: PlaceRef;
  /**
   * Fields of the event's detail that the place gets as parameters of the same name, besides those of `open`. A text, a
   * number or a boolean; any other value is left out. Default: none.
   */
  passes?: string[];
  when?: When;
  /** Default: every time. */
  oncePer?: 'session' | 'page';
}

/**
 * A popup that opens by itself. The host asks what it shows when the page has its content and whenever `when` begins to
 * hold, and opens the place when nothing is in the way: docs/decisions/0067.
 */
export interface AutomaticPopup {
  /** Unique within the remote. */
  id: string;
  /**
   * Position among the popups that wait, lowest first: 10 greeting, 20 public announcements, 30 announcements after
   * sign-in, 40 contract requests, 50 raffle.
   */
  order: number;
  /** A command that returns `PlaceParams[]`: one popup each, none for an empty list. Each opens once per session. */
  shows: SourceRef;
  /** An overlay; gets those parameters besides its own. */
  open: PlaceRef;
  when?: When;
}

/** An ability of the person, as a condition, read by name: `host.can('game.play')`. */
export type Abilities = Record<string, When>;

/** Places and commands of other remotes that this one uses. Soft: a missing one hides the links to it. */
export interface Uses {
  places?: VersionedName[];
  commands?: VersionedName[];
  events?: VersionedName[];
  points?: VersionedName[];
}

const Height = v.pipe(v.number(), v.minValue(0), v.maxValue(2_000));

export const SectionSchema: v.GenericSchema<Section> = v.strictObject({
  id: v.string(),
  point: v.picklist(['home-section@1', 'floating@1']),
  view: v.string(),
  order: v.number(),
  when: v.optional(WhenSchema),
  hiddenOn: v.optional(v.array(PathSchema)),
  height: v.optional(v.strictObject({ phone: Height, desktop: Height })),
});

export const CommandSchema: v.GenericSchema<Command> = v.strictObject({
  name: VersionedNameSchema,
  when: v.optional(WhenSchema),
  needs: v.optional(v.array(NeedSchema)),
});

export const ReactionSchema: v.GenericSchema<Reaction> = v.strictObject({
  on: VersionedNameSchema,
  open: PlaceRefSchema,
  passes: v.optional(v.array(v.string())),
  when: v.optional(WhenSchema),
  oncePer: v.optional(v.picklist(['session', 'page'])),
});

export const AutomaticPopupSchema: v.GenericSchema<AutomaticPopup> = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/, 'a popup id is lower case letters, digits and dashes')),
  order: v.number(),
  shows: SourceRefSchema,
  open: PlaceRefSchema,
  when: v.optional(WhenSchema),
});

export const AbilitiesSchema: v.GenericSchema<Abilities> = v.record(v.string(), WhenSchema);

const names = v.optional(v.array(VersionedNameSchema));
export const UsesSchema: v.GenericSchema<Uses> = v.strictObject({
  places: names,
  commands: names,
  events: names,
  points: names,
});

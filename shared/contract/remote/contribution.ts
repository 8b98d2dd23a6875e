import * as v from 'valibot';
import { WhenSchema, type When } from './fact';
import { VersionedNameSchema, type VersionedName } from './name';
import { NeedSchema, type Need } from './need';
import { PlaceRefSchema, type PlaceRef } from './place';

/** Points whose contributions are views with a React root of their own. */
export type ViewPoint = 'home-section@1' | 'floating@1';

/** A view mounted at a point of the page instead of a place. */
export interface Section {
  id: string;
  point: ViewPoint;
  view: string;
  order: number;
  when?: When;
}

/** Something done with an answer, which this remote knows how to do. */
export interface Command {
  /** `game.launch@1`; described with request and answer in the contract's catalogue when others may run it. */
  name: VersionedName;
  when?: When;
  /** Checked in order before the command runs. Default: nothing. */
  needs?: Need[];
}

/** "When this happens, open that." */
export interface Reaction {
  on: VersionedName;
  open: PlaceRef;
  when?: When;
  /** Default: every time. */
  oncePer?: 'session' | 'page';
}

/** What a remote lets a person do, as a condition: asked by name, `host.can('game.play')`. */
export type Abilities = Record<string, When>;

/** What a remote would like to find. Soft: what is missing hides what points at it. */
export interface Uses {
  places?: VersionedName[];
  commands?: VersionedName[];
  events?: VersionedName[];
  points?: VersionedName[];
}

export const SectionSchema: v.GenericSchema<Section> = v.strictObject({
  id: v.string(),
  point: v.picklist(['home-section@1', 'floating@1']),
  view: v.string(),
  order: v.number(),
  when: v.optional(WhenSchema),
});

export const CommandSchema: v.GenericSchema<Command> = v.strictObject({
  name: VersionedNameSchema,
  when: v.optional(WhenSchema),
  needs: v.optional(v.array(NeedSchema)),
});

export const ReactionSchema: v.GenericSchema<Reaction> = v.strictObject({
  on: VersionedNameSchema,
  open: PlaceRefSchema,
  when: v.optional(WhenSchema),
  oncePer: v.optional(v.picklist(['session', 'page'])),
});

export const AbilitiesSchema: v.GenericSchema<Abilities> = v.record(v.string(), WhenSchema);

const names = v.optional(v.array(VersionedNameSchema));
export const UsesSchema: v.GenericSchema<Uses> = v.strictObject({
  places: names,
  commands: names,
  events: names,
  points: names,
});

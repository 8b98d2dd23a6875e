import * as v from 'valibot';
import {
  AbilitiesSchema,
  AutomaticPopupSchema,
  CommandSchema,
  ReactionSchema,
  SectionSchema,
  UsesSchema,
  type Abilities,
  type AutomaticPopup,
  type Command,
  type Reaction,
  type Section,
  type Uses,
} from './contribution';
import { NavItemSchema, type NavItem } from './nav-item';
import { WhenSchema, type When } from './fact';
import { RemoteNameSchema } from './name';
import { PlaceSchema, type Place } from './place';

/**
 * A remote's name and contributions: plain data, read without running its code. Written in `remote.config.ts`, checked
 * at build, at publishing and again by the host.
 */
export interface Descriptor {
  name: string;
  /** Range of contract versions this remote works with, `^1.0.0`. Hard: refused before its code runs. */
  requires: string;
  /** Whether this remote belongs to the page at all. Default: yes. */
  when?: When;
  places?: Place[];
  navItems?: NavItem[];
  sections?: Section[];
  commands?: Command[];
  reactions?: Reaction[];
  popups?: AutomaticPopup[];
  abilities?: Abilities;
  uses?: Uses;
  /**
   * Requested privileges: `session` allows to begin and end sessions. The operator grants them to the key that signs a
   * release; a release that requests more than is granted is not served (docs/decisions/0049). Default: none.
   */
  privileges?: Privilege[];
}

/** Every privilege. */
export const privilegeNames = ['session'] as const;

export type Privilege = (typeof privilegeNames)[number];

export function isPrivilege(name: string): name is Privilege {
  return (privilegeNames as readonly string[]).includes(name);
}

export const DescriptorSchema: v.GenericSchema<Descriptor> = v.strictObject({
  name: RemoteNameSchema,
  requires: v.pipe(v.string(), v.regex(/^[\^~]?\d+\.\d+\.\d+$/, 'a version range such as ^1.0.0')),
  when: v.optional(WhenSchema),
  places: v.optional(v.array(PlaceSchema)),
  navItems: v.optional(v.array(NavItemSchema)),
  sections: v.optional(v.array(SectionSchema)),
  commands: v.optional(v.array(CommandSchema)),
  reactions: v.optional(v.array(ReactionSchema)),
  popups: v.optional(v.array(AutomaticPopupSchema)),
  abilities: v.optional(AbilitiesSchema),
  uses: v.optional(UsesSchema),
  privileges: v.optional(v.array(v.picklist(privilegeNames))),
});

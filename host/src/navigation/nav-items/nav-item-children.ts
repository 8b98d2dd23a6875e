import { CommandRefSchema, PlaceRefSchema, type NavItemChild } from '@atrium/contract';
import * as v from 'valibot';

const ChildrenSchema: v.GenericSchema<unknown, NavItemChild[]> = v.array(
  v.object({
    id: v.string(),
    title: v.string(),
    mark: v.optional(v.picklist(['new', 'hot'])),
    image: v.optional(v.string()),
    to: v.optional(PlaceRefSchema),
    run: v.optional(CommandRefSchema),
  }),
);

/** Checks the answer of a source command. @throws when it is not a list of children. */
export function readNavItemChildren(answer: unknown): NavItemChild[] {
  return v.parse(ChildrenSchema, answer);
}

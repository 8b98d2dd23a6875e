import { CommandRefSchema, NeedSchema, PlaceRefSchema, type NavItemChild } from '@atrium/contract';
import * as v from 'valibot';

/** Deeper lists are left out. */
const deepest = 3;

const fields = {
  id: v.string(),
  title: v.pipe(v.string(), v.nonEmpty()),
  subtitle: v.optional(v.string()),
  note: v.optional(v.string()),
  mark: v.optional(v.picklist(['new', 'hot'])),
  image: v.optional(v.string()),
  to: v.optional(PlaceRefSchema),
  address: v.optional(v.string()),
  sameTab: v.optional(v.boolean()),
  run: v.optional(CommandRefSchema),
  needs: v.optional(v.array(NeedSchema)),
};

const ChildSchema = v.object({ ...fields, children: v.optional(v.unknown()) });

/** Checks the answer of a source command; a child that cannot be read costs itself. @throws when it is not a list. */
export function readNavItemChildren(answer: unknown, depth = 1): NavItemChild[] {
  return v.parse(v.array(v.unknown()), answer).flatMap((item) => {
    const read = v.safeParse(ChildSchema, item);
    if (!read.success) return [];
    const { children, ...child } = read.output;
    if (!Array.isArray(children) || depth === deepest) return [child];
    return [{ ...child, children: readNavItemChildren(children, depth + 1) }];
  });
}

import * as v from 'valibot';
import { DecimalSchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { listOf, part } from '../list';
import { LooseFlagSchema, LooseTextSchema, NothingSchema } from '../nothing';

export const memberRank = endpoint({
  id: 'member.rank',
  about: "The member's progress to the next rank.",
  method: 'GET',
  ...relay('getPlayerRankProgress'),
  request: NothingSchema,
  answer: v.object({
    /** From 0 to 1. */
    currentProgress: part(v.pipe(DecimalSchema, v.transform(Number))),
    /** Ranks from the lowest to the highest; an invalid list counts as none. */
    playerRankProgress: v.fallback(
      listOf(v.object({ name: LooseTextSchema, reached: v.optional(LooseFlagSchema, false) })),
      [],
    ),
    /** What the next rank asks for. Without it the ranks themselves are the conditions. */
    conditions: part(listOf(v.object({ name: LooseTextSchema, reached: v.optional(LooseFlagSchema, false) }))),
    /** HTML of the benefits of the member's rank, which must be cleaned. */
    benefits: LooseTextSchema,
  }),
  example: { request: {}, answer: { currentProgress: 0.4, playerRankProgress: [{ name: 'Gold', reached: true }] } },
});

export type RankAnswer = v.InferOutput<typeof memberRank.answer>;

/** Share of the conditions that are met, from 0 to 1; 1 without a label or without conditions. */
export function vipProgress(labelId: string | undefined, conditions: readonly { reached: boolean }[]): number {
  if (!labelId || conditions.length === 0) return 1;
  return conditions.filter(({ reached }) => reached).length / conditions.length;
}

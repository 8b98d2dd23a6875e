import * as v from 'valibot';
import { endpoint, relay } from '../endpoint';
import { listOf } from '../list';
import { LooseFlagSchema, LooseTextSchema, NothingSchema } from '../nothing';

export const memberRank = endpoint({
  id: 'member.rank',
  about: "The member's progress to the next rank.",
  method: 'GET',
  ...relay('getPlayerRankProgress'),
  request: NothingSchema,
  answer: v.object({
    currentProgress: v.optional(v.nullable(v.number())),
    /** Ranks from the lowest to the highest; an invalid list counts as none. */
    playerRankProgress: v.fallback(
      listOf(v.object({ name: LooseTextSchema, reached: v.optional(LooseFlagSchema, false) })),
      [],
    ),
  }),
  example: { request: {}, answer: { currentProgress: 0.4, playerRankProgress: [{ name: 'Gold', reached: true }] } },
});

import * as v from 'valibot';
import { endpoint, relay } from '../endpoint';
import { recordOf } from '../list';
import { LooseFlagSchema, NothingSchema, lenientCount, looseInteger } from '../nothing';

/** Kinds of promotion that are counted. Section 3 of the second source text. */
export const promotionCounts = ['MANUAL', 'RAFFLE', 'TICKET', 'REGISTER', 'LOGIN', 'SAVIOR', 'MISSION_MANUAL'] as const;

const PromotionSchema = v.object({ enabled: LooseFlagSchema, count: looseInteger(0) });

/** The kinds are fields of the answer, beside the counts; they may also be in `promotions`. */
const PromotionsSchema = v.pipe(
  v.looseObject({
    availablePromoCount: lenientCount(0),
    unreadMessage: lenientCount(0),
    promotions: v.nullish(recordOf(PromotionSchema), {}),
  }),
  v.transform(({ availablePromoCount, unreadMessage, promotions, ...kinds }) => ({
    availablePromoCount,
    unreadMessage,
    promotions: { ...promotionsIn(kinds), ...promotions },
  })),
);

function promotionsIn(fields: Record<string, unknown>): Record<string, v.InferOutput<typeof PromotionSchema>> {
  return v.parse(recordOf(PromotionSchema), fields);
}

export const memberPromotions = endpoint({
  id: 'member.promotions',
  about: 'Promotions the member may take, by kind.',
  method: 'GET',
  ...relay('getAvailablePromotions'),
  request: NothingSchema,
  answer: PromotionsSchema,
  example: { request: {}, answer: { availablePromoCount: 2, promotions: { MISSION: { enabled: true, count: 2 } } } },
});

import * as v from 'valibot';
import { CurrencySchema, DecimalSchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { rewardPictures, rewardRemarkLength } from '../figures';
import { listOf, part } from '../list';
import {
  AnythingSchema,
  LooseFlagSchema,
  LooseTextSchema,
  NothingSchema,
  RequiredTextSchema,
  TimeSchema,
  looseInteger,
} from '../nothing';

/** Tabs of the reward centre, in their order, by the names of the source. */
export const rewardTabs = ['signInTask', 'newbieTask', 'rescueTask', 'promoList'] as const;
export type RewardTab = (typeof rewardTabs)[number];

/** Where a reward belongs: a tab of the reward centre, or the page of missions. */
export type RewardArea = RewardTab | 'mission';

const types: readonly string[] = [...rewardTabs, 'mission'];

/** States of a reward that a back end names; empty: its conditions are not met. */
export const rewardStates = ['CLAIMABLE', 'PENDING', 'DONE', 'REFUSED'] as const;
export type RewardState = (typeof rewardStates)[number] | '';

/** A state as it is read: `ABSENT` where the back end sends none, `UNKNOWN` for another name. */
type ReadRewardState = RewardState | 'ABSENT' | 'UNKNOWN';

const states: readonly string[] = [...rewardStates, '', 'ABSENT'];

/** The same states under the names of other back ends. */
const otherNames: Record<string, RewardState> = {
  AVAILABLE: 'CLAIMABLE',
  CLAIMED: 'DONE',
  RECEIVED: 'DONE',
  APPROVED: 'DONE',
  REJECTED: 'REFUSED',
};

/** An amount that is paid: never negative. */
const PaidSchema = v.pipe(
  DecimalSchema,
  v.check((amount) => !amount.startsWith('-'), 'negative'),
);

export const RewardOfferSchema = v.object({
  promotionId: RequiredTextSchema,
  /** An unknown type is a promotion to apply for. */
  type: v.pipe(
    LooseTextSchema,
    v.transform((type): RewardArea => (types.includes(type) ? (type as RewardArea) : 'promoList')),
  ),
  title: LooseTextSchema,
  /** The full conditions: HTML of the back end, which must be cleaned. */
  content: LooseTextSchema,
  /** Absent where the amount is decided later. */
  amount: part(PaidSchema),
  /** Absent: the merchant's. */
  currency: part(CurrencySchema),
  status: v.pipe(
    v.nullish(LooseTextSchema, 'ABSENT'),
    v.toUpperCase(),
    v.transform(
      (status): ReadRewardState =>
        otherNames[status] ?? (states.includes(status) ? (status as ReadRewardState) : 'UNKNOWN'),
    ),
  ),
  /** Conditions that are met, and all of them, in the unit of the title. */
  completed: looseInteger(0),
  total: looseInteger(0),
  /** Whether these two are amounts in minor units of the currency, else counts. */
  countsMoney: LooseFlagSchema,
  remarkRequired: LooseFlagSchema,
  imageRequired: LooseFlagSchema,
  /** Sent instead of the id when it is named. */
  linkedPromotionId: LooseTextSchema,
  /** Milliseconds since 1970. */
  endTime: part(TimeSchema),
  /** Why an application was refused. */
  reason: LooseTextSchema,
  /** Days of a sign-in calendar, from the first. */
  days: v.nullish(listOf(v.object({ amount: part(PaidSchema), claimed: LooseFlagSchema })), []),
});

export type RewardOffer = v.InferOutput<typeof RewardOfferSchema>;

export const rewardsList = endpoint({
  id: 'rewards.list',
  about:
    'The rewards and missions of the member, each with its conditions and its `status`: `CLAIMABLE`, `PENDING` while an application waits, `DONE`, `REFUSED`, or empty while its conditions are not met. Without a `status` it is claimable once `completed` reaches `total`.',
  method: 'GET',
  ...relay('getClaimList'),
  request: NothingSchema,
  answer: listOf(RewardOfferSchema),
  example: {
    request: {},
    answer: [
      {
        promotionId: '12',
        type: 'promoList',
        title: 'Refund of a bank fee',
        content: '<p>Send the receipt of your bank.</p>',
        amount: '20.00',
        currency: 'CNY',
        status: 'CLAIMABLE',
        remarkRequired: 'Y',
        imageRequired: 'N',
        linkedPromotionId: '',
      },
    ],
  },
});

/** What was paid; a back end may answer nothing, or a flag, as the source names no fields. */
export const PaymentSchema = v.fallback(v.object({ amount: part(DecimalSchema), currency: part(CurrencySchema) }), {});

const promotionId = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

/** Whether a remark has a character that is seen: no space, and none that only joins or directs others. */
export function isRemark(text: string): boolean {
  return /[^\s\p{Cf}]/u.test(text);
}

export const rewardsApply = endpoint({
  id: 'rewards.apply',
  about:
    'Applies for a promotion, as multipart form data: a remark of at most 140 characters, and at most three pictures, JPEG or PNG, of at most 5 242 880 bytes each. The promotion is `PENDING` until the merchant decides.',
  method: 'POST',
  ...relay('getSignUpRequestReward'),
  silent: false,
  encoding: 'multipart',
  request: v.object({
    promotionId,
    remarks: v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => [...text].length <= rewardRemarkLength, 'too long'),
    ),
    /** A repeated field. */
    pictures: v.optional(v.pipe(v.array(v.blob()), v.maxLength(rewardPictures)), []),
  }),
  answer: AnythingSchema,
  example: { request: { promotionId: '12', remarks: 'Sent on Monday.', pictures: [] }, answer: null },
});

export const rewardsClaim = endpoint({
  id: 'rewards.claim',
  about: 'Pays a reward that is ready, once; needs an idempotency key. Answers the amount.',
  method: 'POST',
  ...relay('claimReward'),
  silent: false,
  money: true,
  request: v.object({ promotionId }),
  answer: PaymentSchema,
  example: { request: { promotionId: '3' }, answer: { amount: '5.00', currency: 'CNY' } },
});

const EnabledSchema = v.fallback(
  v.union([
    v.pipe(
      v.object({ enabled: LooseFlagSchema }),
      v.transform(({ enabled }) => enabled),
    ),
    LooseFlagSchema,
  ]),
  false,
);

export const promoCodeEnabled = endpoint({
  id: 'rewards.promoCodeEnabled',
  about: 'Whether the member may enter a promo code: a flag, alone or as `enabled`.',
  method: 'GET',
  ...relay('getPromoCodeEnable'),
  request: NothingSchema,
  answer: EnabledSchema,
  example: { request: {}, answer: true },
});

export const promoCodeRedeem = endpoint({
  id: 'rewards.redeemCode',
  about: 'Pays the reward of a promo code, once for each person; needs an idempotency key.',
  method: 'POST',
  ...relay('redeemPromoCode'),
  silent: false,
  money: true,
  request: v.object({ code: v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{3,40}$/)) }),
  answer: PaymentSchema,
  example: { request: { code: 'SPRING-2026' }, answer: { amount: '8.00', currency: 'CNY' } },
});

import * as v from 'valibot';
import { DecimalSchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { listOf } from '../list';
import { LooseTextSchema, TimeSchema, looseInteger } from '../nothing';

/** `P` for points alone, `PM` for points and money. */
export const redeemTypes = ['P', 'PM'] as const;
export type RedeemType = (typeof redeemTypes)[number];

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

/** Most characters of a redemption's texts; the name is a part of the remarks. */
export const redeemTextLengths = { name: 100, province: 100, remarks: 500 };

export const RedeemRequestSchema = v.object({
  rewardId: text(20),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  redeemType: v.picklist(redeemTypes),
  /** Empty when the merchant requires none. */
  password: text(100),
  province: text(redeemTextLengths.province),
  /** The recipient: name, address and phone. */
  remarks: text(redeemTextLengths.remarks),
  /**
   * The reward's, where its answer had one: the back end refuses other prices than those shown. Without it the sandbox
   * refuses other prices than those of the list that the account read last.
   */
  priceVersion: v.optional(text(100)),
});

export type RedeemRequest = v.InferOutput<typeof RedeemRequestSchema>;

export const mallRedeem = endpoint({
  id: 'mall.redeem',
  about: 'Redeems a reward for points, or for points and money.',
  method: 'POST',
  ...relay('redeemPoint'),
  // a refusal shows the server's message, and the form stays
  silent: false,
  encrypted: true,
  money: true,
  request: RedeemRequestSchema,
  answer: v.object({ id: LooseTextSchema }),
  example: {
    request: {
      rewardId: '7',
      quantity: 1,
      redeemType: 'P',
      password: '',
      province: '',
      remarks: 'Mei Lin, 1 Harbour Road, 13800138000',
    },
    answer: { id: '12' },
  },
});

/** Status of a redemption: `P` pending, `A` approved, `R` refused. */
export const redemptionStatuses = ['P', 'A', 'R'] as const;
export type RedemptionStatus = (typeof redemptionStatuses)[number];

export const RedemptionSchema = v.object({
  id: LooseTextSchema,
  /** Milliseconds since 1970. */
  dateRequested: TimeSchema,
  name: v.optional(LooseTextSchema, ''),
  quantity: looseInteger(1),
  requiredPoint: looseInteger(0),
  /** In the merchant's currency. */
  requiredMoney: v.pipe(
    v.nullish(v.union([v.literal(''), DecimalSchema]), '0'),
    v.transform((amount) => amount || '0'),
  ),
  /** One of `redemptionStatuses`; a newer back end may know more. */
  status: v.optional(LooseTextSchema, ''),
  /** One of `redeemTypes`. */
  type: v.optional(LooseTextSchema, ''),
  /** What the operator wrote about the decision. */
  reason: v.optional(LooseTextSchema, ''),
});

export type Redemption = v.InferOutput<typeof RedemptionSchema>;

export const mallRedemptions = endpoint({
  id: 'mall.redemptions',
  about: "A page of the member's redemptions, the latest first.",
  method: 'GET',
  ...relay('redeemList'),
  request: v.object({
    /** Milliseconds since 1970; the range includes both. */
    startDate: v.number(),
    endDate: v.number(),
    page: v.pipe(v.number(), v.integer(), v.minValue(1)),
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    /** Empty for all. */
    status: v.string(),
  }),
  answer: v.object({ content: listOf(RedemptionSchema), totalPages: looseInteger(1) }),
  example: {
    request: { startDate: 1767225600000, endDate: 1767311999000, page: 1, size: 13, status: '' },
    answer: {
      content: [
        {
          id: '12',
          dateRequested: 1767312245000,
          name: 'Coffee voucher',
          quantity: 2,
          requiredPoint: 300,
          requiredMoney: '5.00',
          status: 'P',
          type: 'PM',
          reason: '',
        },
      ],
      totalPages: 1,
    },
  },
});

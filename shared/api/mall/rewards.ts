import * as v from 'valibot';
import { DecimalSchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { listOf, part } from '../list';
import {
  IntegerSchema,
  LooseFlagSchema,
  LooseTextSchema,
  NothingSchema,
  RequiredTextSchema,
  TimeSchema,
  looseInteger,
} from '../nothing';

/** Whole points or pieces; absent, null and empty mean that there is no such number. */
const LooseCountSchema = v.pipe(
  v.nullish(v.union([v.literal(''), IntegerSchema]), ''),
  v.transform((count) => (count === '' ? undefined : count)),
);

export const RewardTypeSchema = v.object({
  typeId: LooseTextSchema,
  name: v.optional(LooseTextSchema, ''),
  chineseName: v.optional(LooseTextSchema, ''),
  /** A JSON object of names by language code, as text. */
  i18nStr: v.optional(LooseTextSchema, ''),
  val: v.optional(LooseTextSchema, ''),
  /** Whether its rewards have a heading. */
  isShowTitle: v.optional(LooseFlagSchema, true),
});

export type RewardType = v.InferOutput<typeof RewardTypeSchema>;

export const RewardSchema = v.object({
  id: LooseTextSchema,
  name: RequiredTextSchema,
  /** Price in points; absent when it is not available for points alone. */
  price: LooseCountSchema,
  /** Points of the price in points and money. */
  mpPointAmount: LooseCountSchema,
  /** Money part of a price in points and money, in the merchant's currency. */
  mpMoneyAmount: v.pipe(
    v.nullish(v.union([v.literal(''), DecimalSchema])),
    v.transform((amount) => amount || undefined),
  ),
  /** Whether the price in points and money is offered, `Y` or `N`. */
  displayPointMoneyAmt: LooseFlagSchema,
  /** Pieces in stock; none when the number is negative. */
  inventory: v.pipe(
    looseInteger(0),
    v.transform((pieces) => Math.max(0, pieces)),
  ),
  /** Pieces redeemed so far, as the merchant shows it; absent when it does not. */
  adjustedCount: LooseCountSchema,
  /** Most pieces for one person; absent when there is no such limit, or the back end does not name it. */
  perPerson: v.pipe(
    LooseCountSchema,
    v.transform((pieces) => (pieces !== undefined && pieces > 0 ? pieces : undefined)),
  ),
  /** When it leaves the mall, milliseconds since 1970; absent without an end, or when the back end does not name it. */
  endsAt: part(TimeSchema),
  description: v.optional(LooseTextSchema, ''),
  /** `S` is the thumbnail, `M` a picture of the detail view. */
  merchandiseImages: v.nullish(
    listOf(v.object({ imageUrl: LooseTextSchema, type: v.optional(LooseTextSchema, '') })),
    [],
  ),
  /** Shown when the requested picture is missing. */
  imageLink: v.optional(LooseTextSchema, ''),
  /** `typeId` of its type. */
  type: LooseTextSchema,
  /** Names its prices; a redemption that sends it back is refused after they have changed. */
  priceVersion: v.optional(LooseTextSchema),
});

export type Reward = v.InferOutput<typeof RewardSchema>;

export const mallRewardTypes = endpoint({
  id: 'mall.rewardTypes',
  about: 'Kinds of rewards, in the order of their tabs.',
  method: 'GET',
  ...relay('getRewardType'),
  request: NothingSchema,
  answer: listOf(RewardTypeSchema),
  example: {
    request: {},
    answer: [
      {
        typeId: '1',
        name: 'Vouchers',
        chineseName: '礼券',
        i18nStr: '{"EN":"Vouchers","CN":"礼券","TW":"禮券","JA":"商品券","VI":"Phiếu quà tặng","TH":"บัตรกำนัล"}',
        val: 'VOUCHER',
        isShowTitle: true,
      },
    ],
  },
});

export const mallRewards = endpoint({
  id: 'mall.rewards',
  about: 'Rewards that points can buy: all, or those of one type.',
  method: 'GET',
  ...relay('pointReward'),
  request: v.object({
    page: v.pipe(v.number(), v.integer(), v.minValue(1)),
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
    /** A `typeId`; empty for all. */
    type: v.string(),
  }),
  answer: v.object({ content: listOf(RewardSchema), totalPages: looseInteger(1) }),
  example: {
    request: { page: 1, size: 1000, type: '' },
    answer: {
      content: [
        {
          id: '7',
          name: 'Coffee voucher',
          price: 300,
          mpPointAmount: 150,
          mpMoneyAmount: '2.50',
          displayPointMoneyAmt: 'Y',
          inventory: 12,
          adjustedCount: 88,
          description: 'Two cups at a café of your choice.',
          merchandiseImages: [
            { imageUrl: 'art:coffee', type: 'S' },
            { imageUrl: 'art:coffee', type: 'M' },
          ],
          imageLink: 'art:coffee',
          type: '1',
          perPerson: 2,
          endsAt: 1769904000000,
          priceVersion: '300.150.250',
        },
      ],
      totalPages: 1,
    },
  },
});

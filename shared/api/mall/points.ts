import * as v from 'valibot';
import { CurrencySchema, DecimalSchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { ifReadable, listOf } from '../list';
import { IntegerSchema, LooseTextSchema, NothingSchema, TimeSchema, looseInteger } from '../nothing';

/** Whole points; a back end that keeps fractions of a point may send them, and they are not shown. */
const PointsSchema = v.pipe(
  v.nullish(v.union([v.literal(''), v.number(), DecimalSchema]), 0),
  v.transform((points) => Math.floor(Number(points))),
  v.safeInteger(),
);

export const PointBalanceSchema = v.object({ balance: PointsSchema });

export const mallBalance = endpoint({
  id: 'mall.balance',
  about: "The member's points.",
  method: 'GET',
  ...relay('pointBalance'),
  request: NothingSchema,
  answer: PointBalanceSchema,
  example: { request: {}, answer: { balance: 5200 } },
});

export const mallRefreshBalance = endpoint({
  id: 'mall.refreshBalance',
  about: "The member's points, read again after spending.",
  method: 'GET',
  ...relay('refreshPointBalance'),
  request: NothingSchema,
  answer: PointBalanceSchema,
  example: { request: {}, answer: { balance: 4900 } },
});

/**
 * Points for each unit of money, or money for each point; 0.0125 is 1.25 %. Any number of decimals; undefined when the
 * merchant has no such rate.
 */
const RateSchema = ifReadable(
  v.pipe(
    v.nullish(v.union([v.number(), v.pipe(v.string(), v.regex(/^(\d+(\.\d+)?)?$/))])),
    v.transform((rate) => (rate === undefined || rate === null || rate === '' ? undefined : Number(rate))),
  ),
);

export const PointConfigSchema = v.object({
  /** Money in the merchant's currency for one point. */
  pointExchangeRate: RateSchema,
  liveBet: RateSchema,
  lottoBet: RateSchema,
  pvpBet: RateSchema,
  rngBet: RateSchema,
  sportBet: RateSchema,
  deposit: RateSchema,
});

export type PointConfig = v.InferOutput<typeof PointConfigSchema>;

export const mallConfig = endpoint({
  id: 'mall.config',
  about: 'How points are earned, and what they are worth.',
  method: 'GET',
  ...relay('pointConfig'),
  request: NothingSchema,
  answer: PointConfigSchema,
  example: {
    request: {},
    answer: {
      pointExchangeRate: 0.01,
      liveBet: 0.005,
      lottoBet: 0.02,
      pvpBet: 0.01,
      rngBet: 0.0125,
      sportBet: 0.01,
      deposit: 0.02,
    },
  },
});

export const PointTransactionSchema = v.object({
  txId: LooseTextSchema,
  /** Milliseconds since 1970. */
  txTimeInTimestamp: TimeSchema,
  /** Positive into the account, negative out of it. */
  amount: IntegerSchema,
  /** Points afterwards. */
  currentAvailBalance: IntegerSchema,
  nameCn: v.optional(LooseTextSchema, ''),
  nameEn: v.optional(LooseTextSchema, ''),
});

export type PointTransaction = v.InferOutput<typeof PointTransactionSchema>;

export const mallTransactions = endpoint({
  id: 'mall.transactions',
  about: "A page of the member's point transactions, the latest first.",
  method: 'GET',
  ...relay('memberTransactionDetail'),
  request: v.object({
    /** Empty for the member's own. */
    subordinateName: v.string(),
    /** Milliseconds since 1970; the range includes both. */
    startTime: v.number(),
    endTime: v.number(),
    /** 9 is the account of points. */
    accountTypeId: v.pipe(v.number(), v.integer()),
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    page: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** Kinds of transactions to exclude, separated by commas. */
    excludeTxTypeIds: v.string(),
  }),
  answer: v.object({ list: listOf(PointTransactionSchema), totalPages: looseInteger(1) }),
  example: {
    request: {
      subordinateName: '',
      startTime: 1767225600000,
      endTime: 1767311999000,
      accountTypeId: 9,
      size: 12,
      page: 1,
      excludeTxTypeIds: '9203',
    },
    answer: {
      list: [
        {
          txId: '31',
          txTimeInTimestamp: 1767312245000,
          amount: -300,
          currentAvailBalance: 4900,
          nameCn: '兑换商品',
          nameEn: 'Redeemed',
        },
      ],
      totalPages: 1,
    },
  },
});

export const mallConvert = endpoint({
  id: 'mall.convert',
  about: "Turns points into money in the member's wallet.",
  method: 'POST',
  ...relay('convertPoint'),
  silent: false,
  encrypted: true,
  money: true,
  request: v.object({
    /** Points. */
    amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    password: v.pipe(v.string(), v.maxLength(100)),
  }),
  answer: v.object({
    /** Amount credited to the wallet. */
    amount: DecimalSchema,
    currency: CurrencySchema,
  }),
  example: { request: { amount: 100, password: '246810' }, answer: { amount: '1.00', currency: 'CNY' } },
});

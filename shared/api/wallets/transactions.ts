import * as v from 'valibot';
import { DecimalSchema, OwnCurrencySchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { listOf } from '../list';
import { LooseFlagSchema, LooseTextSchema, TimeSchema, looseInteger } from '../nothing';

/**
 * Reason of a movement: deposit, withdrawal, stake, win, refund of a stake, payment for a reward of the mall, credit for
 * points, a reward, a transfer between members or wallets, or pay of a contract.
 */
export const transactionKinds = [
  'grant',
  'withdrawal',
  'bet',
  'win',
  'rollback',
  'redeem',
  'convert',
  'reward',
  'transfer',
  'salary',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** Months that the records of a member go back: betting record, account record, profit and loss. */
export const recordMonths = 12;
/** Days that they show at once. */
export const recordDays = 30;

/** The longest range of one request: 30 days, and the hour that a clock change may add. */
export const longestTransactionRange = (30 * 24 + 1) * 3_600_000;

export const TransactionSchema = v.object({
  id: LooseTextSchema,
  /** One of `transactionKinds`; a newer back end may know more. */
  type: v.optional(LooseTextSchema, ''),
  /** Positive into the wallet, negative out of it. */
  amount: DecimalSchema,
  /** The balance afterwards, of the wallet that it moved. */
  balance: DecimalSchema,
  /** Milliseconds since 1970. */
  time: TimeSchema,
  /** The game round or other transaction it belongs to; of a transfer between wallets the vendor. */
  reference: v.optional(LooseTextSchema, ''),
  /** Name of the vendor's wallet that it moved; empty for the main wallet. */
  wallet: v.optional(LooseTextSchema, ''),
});

export type Transaction = v.InferOutput<typeof TransactionSchema>;

export const TransactionPageSchema = v.object({
  currency: OwnCurrencySchema,
  transactions: listOf(TransactionSchema),
  totalPages: looseInteger(1),
  /** Whether the range has earlier entries than the pages list. */
  hasEarlier: v.optional(LooseFlagSchema, false),
});

export type TransactionPage = v.InferOutput<typeof TransactionPageSchema>;

export const walletsTransactions = endpoint({
  id: 'wallets.transactions',
  about: "A page of the member's account record, the latest first.",
  method: 'GET',
  ...relay('getTransactionHistory'),
  request: v.object({
    /** Empty for every kind. */
    type: v.optional(v.string(), ''),
    /** Milliseconds since 1970; the end is exclusive. */
    startTime: v.number(),
    endTime: v.number(),
    pageNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  }),
  answer: TransactionPageSchema,
  example: {
    request: { type: '', startTime: 1767225600000, endTime: 1767830400000, pageNo: 1, pageSize: 20 },
    answer: {
      currency: 'CNY',
      transactions: [
        { id: '12', type: 'win', amount: '5.00', balance: '8890.00', time: 1767312245000, reference: 'round-7' },
        { id: '11', type: 'bet', amount: '-3.00', balance: '8885.00', time: 1767312244000, reference: 'round-7' },
      ],
      totalPages: 1,
      hasEarlier: false,
    },
  },
});

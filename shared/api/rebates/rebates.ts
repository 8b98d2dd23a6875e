import * as v from 'valibot';
import { CurrencySchema, DecimalSchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { listOf, part } from '../list';
import { DaySchema, LooseFlagSchema, LooseTextSchema, NothingSchema } from '../nothing';

export const RebateLineSchema = v.object({
  /** A day of the merchant: `2026-01-31`. */
  day: DaySchema,
  /** Game type: `RNG`, `LIVE`. */
  type: LooseTextSchema,
  /** Stakes that were not returned. */
  stake: part(DecimalSchema),
  /** In percent: `0.5`. */
  rate: part(DecimalSchema),
  amount: DecimalSchema,
  paid: LooseFlagSchema,
});

export type RebateLine = v.InferOutput<typeof RebateLineSchema>;

export const RebatesSchema = v.object({
  currency: part(CurrencySchema),
  /** What can be claimed now. */
  ready: part(DecimalSchema),
  lines: v.nullish(listOf(RebateLineSchema), []),
});

export type Rebates = v.InferOutput<typeof RebatesSchema>;

export const rebatesList = endpoint({
  id: 'rebates.list',
  about: 'Rebates on the stakes of the last thirty days, by day and game type, the latest first.',
  method: 'GET',
  ...relay('getRebateRecord'),
  request: NothingSchema,
  answer: RebatesSchema,
  example: {
    request: {},
    answer: {
      currency: 'CNY',
      ready: '1.25',
      lines: [{ day: '2026-01-31', type: 'RNG', stake: '250.00', rate: '0.5', amount: '1.25', paid: false }],
    },
  },
});

export const rebatesClaim = endpoint({
  id: 'rebates.claim',
  about: 'Pays the rebates of past days that were not paid yet; needs an idempotency key.',
  method: 'POST',
  ...relay('claimRebate'),
  silent: false,
  money: true,
  request: NothingSchema,
  answer: v.object({ amount: part(DecimalSchema), currency: part(CurrencySchema) }),
  example: { request: {}, answer: { amount: '1.25', currency: 'CNY' } },
});

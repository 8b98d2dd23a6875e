import * as v from 'valibot';
import { CurrencySchema, DecimalSchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { part } from '../list';
import { IntegerSchema, LooseFlagSchema, LooseTextSchema, NothingSchema } from '../nothing';

/** The raffle of a person; without an id there is none. Times are relative: the device's clock does not matter. */
export const RaffleStatusSchema = v.nullish(
  v.object({
    id: LooseTextSchema,
    title: LooseTextSchema,
    /** Milliseconds until the prize can be claimed; at most 0 once it can. */
    untilOpen: part(IntegerSchema),
    /** Milliseconds until it is over. Absent: there is no tip, because nothing would end it. */
    untilDue: part(IntegerSchema),
    /** Whether the person has claimed the prize. */
    claimed: LooseFlagSchema,
  }),
);

export type RaffleStatus = NonNullable<v.InferOutput<typeof RaffleStatusSchema>>;

export const raffleStatus = endpoint({
  id: 'raffle.status',
  about: 'The raffle that runs now, or begins soon: null without one.',
  method: 'GET',
  ...relay('getRaffleStatus'),
  request: NothingSchema,
  answer: RaffleStatusSchema,
  example: {
    request: {},
    answer: { id: '4', title: 'Evening raffle', untilOpen: 90_000, untilDue: 390_000, claimed: false },
  },
});

export const raffleClaim = endpoint({
  id: 'raffle.claim',
  about: 'Draws the prize of a person, once for each raffle, and pays it; needs an idempotency key.',
  method: 'POST',
  ...relay('claimRaffle'),
  silent: false,
  money: true,
  request: v.object({ id: v.string() }),
  // a back end may answer nothing, or a flag, as the source names no fields
  answer: v.fallback(
    v.object({
      /** What was won, where it is not money. */
      prize: LooseTextSchema,
      amount: part(DecimalSchema),
      currency: part(CurrencySchema),
    }),
    { prize: '' },
  ),
  example: { request: { id: '4' }, answer: { prize: '', amount: '8.00', currency: 'CNY' } },
});

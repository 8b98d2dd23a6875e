import * as v from 'valibot';
import { CurrencySchema, DecimalSchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { listOf, part } from '../list';
import { LooseFlagSchema, LooseTextSchema, NothingSchema, TimeSchema } from '../nothing';
import { PaymentSchema } from '../rewards/rewards';

export const ReferralSchema = v.object({
  /** The code that a new member enters. */
  code: LooseTextSchema,
  currency: part(CurrencySchema),
  /** What the referrals have paid so far, and what can be claimed now. */
  earned: part(DecimalSchema),
  ready: part(DecimalSchema),
  /** What is paid for a referred member, and when: HTML of the back end, which must be cleaned. */
  conditions: LooseTextSchema,
  referred: v.nullish(
    listOf(
      v.object({
        /** Masked. */
        account: LooseTextSchema,
        /** Milliseconds since 1970. */
        time: part(TimeSchema),
        /** Whether the member has played. */
        active: LooseFlagSchema,
        earned: part(DecimalSchema),
      }),
    ),
    [],
  ),
});

export type Referral = v.InferOutput<typeof ReferralSchema>;

export const referralInfo = endpoint({
  id: 'referral.info',
  about: "The member's referral code, the members who registered with it, and what they earned.",
  method: 'GET',
  ...relay('getReferralInfo'),
  request: NothingSchema,
  answer: ReferralSchema,
  example: {
    request: {},
    answer: {
      code: 'MEI77',
      currency: 'CNY',
      earned: '10.00',
      ready: '0.00',
      referred: [{ account: 'an***8', time: 1767312245000, active: true, earned: '10.00' }],
    },
  },
});

export const referralClaim = endpoint({
  id: 'referral.claim',
  about: 'Pays what the referrals have earned and was not paid yet; needs an idempotency key.',
  method: 'POST',
  ...relay('claimReferral'),
  silent: false,
  money: true,
  request: NothingSchema,
  answer: PaymentSchema,
  example: { request: {}, answer: { amount: '10.00', currency: 'CNY' } },
});

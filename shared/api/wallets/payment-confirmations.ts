import * as v from 'valibot';
import { DecimalSchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { throttles } from '../figures';
import { listOf } from '../list';
import { LooseFlagSchema, LooseTextSchema, NothingSchema } from '../nothing';

/** A payment that waits for confirmation. */
export const PaymentConfirmationSchema = v.object({
  payDetailId: v.optional(LooseTextSchema, ''),
  amount: DecimalSchema,
  remainingAmount: v.optional(v.nullable(DecimalSchema)),
  isAutoConfirmed: v.optional(LooseFlagSchema, false),
});

export const paymentConfirmations = endpoint({
  id: 'payments.confirmations',
  about: 'Payments that the customer has to confirm, the latest first.',
  method: 'GET',
  ...relay('getPaymentConfirmationList'),
  throttle: throttles.paymentConfirmations,
  request: NothingSchema,
  answer: v.object({ payments: v.nullish(listOf(PaymentConfirmationSchema), []) }),
  example: {
    request: {},
    answer: { payments: [{ payDetailId: '1', isAutoConfirmed: 'N', amount: '100.00', remainingAmount: '60.00' }] },
  },
});

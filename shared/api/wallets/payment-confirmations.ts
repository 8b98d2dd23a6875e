import * as v from 'valibot';
import { DecimalSchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { throttles } from '../figures';
import { LooseTextSchema, NothingSchema } from '../nothing';

/** A payment that waits for confirmation. */
export const PaymentConfirmationSchema = v.object({
  id: LooseTextSchema,
  amount: DecimalSchema,
  currency: v.string(),
  /** Milliseconds since 1970. */
  time: v.number(),
});

export const paymentConfirmations = endpoint({
  id: 'payments.confirmations',
  about: 'Payments that the customer has to confirm, the latest first.',
  method: 'GET',
  ...relay('getPaymentConfirmationList'),
  throttle: throttles.paymentConfirmations,
  request: NothingSchema,
  answer: v.object({ payments: v.optional(v.array(PaymentConfirmationSchema), []) }),
  example: {
    request: {},
    answer: { payments: [{ id: '1', amount: '100.00', currency: 'CNY', time: 1767225600000 }] },
  },
});

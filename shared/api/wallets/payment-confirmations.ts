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

const PaymentsSchema = listOf(PaymentConfirmationSchema);

/** The source names the payments and no field that holds them: back ends answer the list itself, or in `payments`. */
const ConfirmationsSchema = v.pipe(
  v.union([PaymentsSchema, v.object({ payments: v.nullish(PaymentsSchema, []) })]),
  v.transform((answer) => (Array.isArray(answer) ? { payments: answer } : answer)),
);

export const paymentConfirmations = endpoint({
  id: 'payments.confirmations',
  about: 'Payments that the customer has to confirm, the latest first.',
  method: 'GET',
  ...relay('getPaymentConfirmationList'),
  throttle: throttles.paymentConfirmations,
  request: NothingSchema,
  answer: ConfirmationsSchema,
  example: {
    request: {},
    answer: { payments: [{ payDetailId: '1', isAutoConfirmed: 'N', amount: '100.00', remainingAmount: '60.00' }] },
  },
});

import * as v from 'valibot';
import { DecimalSchema } from '../decimal';
import { endpoint, relay } from '../endpoint';
import { throttles } from '../figures';
import { listOf, part } from '../list';
import { AnythingSchema, LooseFlagSchema, LooseTextSchema, NothingSchema, RequiredTextSchema } from '../nothing';

/** A payment that waits for confirmation. */
export const PaymentConfirmationSchema = v.object({
  payDetailId: RequiredTextSchema,
  amount: DecimalSchema,
  remainingAmount: part(DecimalSchema),
  isAutoConfirmed: LooseFlagSchema,
  /** What the payment names. */
  reference: LooseTextSchema,
});

export type PaymentConfirmation = v.InferOutput<typeof PaymentConfirmationSchema>;

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

/** Received, not received, and seen: the last for a payment that the server has confirmed. */
export const moneyReceived = ['Y', 'N', 'A'] as const;
export type MoneyReceived = (typeof moneyReceived)[number];

export const processPayment = endpoint({
  id: 'payments.process',
  about:
    'Answers a payment of another member, as multipart form data: `Y` received, which moves the money once; `N` not received, with one picture as proof, JPEG or PNG, at most 5 242 880 bytes; `A` seen, for a payment with `isAutoConfirmed` `Y`. The first answer counts.',
  method: 'POST',
  ...relay('processC2CTransaction'),
  silent: false,
  encoding: 'multipart',
  request: v.object({
    isMoneyReceived: v.picklist(moneyReceived),
    payDetailId: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
    proofOfNotReceive: v.optional(v.blob()),
  }),
  answer: AnythingSchema,
  example: { request: { isMoneyReceived: 'Y', payDetailId: '1' }, answer: null },
});

import * as v from 'valibot';
import { CurrencySchema, DecimalSchema } from '../decimal';
import { endpoint } from '../endpoint';
import { listOf, part } from '../list';
import { AnythingSchema, LooseTextSchema, NothingSchema, RequiredTextSchema, TimeSchema } from '../nothing';

/** A state of a deposit or a withdrawal; any other is read as pending. */
export const paymentStates = ['requested', 'pending', 'paid', 'disputed', 'expired', 'failed', 'returned'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Type of the live event after which payees, or the check of identity, may have changed. */
export const cashierEvent = 'CASHIER';

/** Ways to pay in: a transfer to the merchant, a payment provider's page, or a payment to a member who withdraws. */
export const depositMethods = ['transfer', 'provider', 'member'] as const;
export type DepositMethod = (typeof depositMethods)[number];

const StateSchema = v.fallback(v.picklist(paymentStates), 'pending');

export const DepositSchema = v.object({
  id: RequiredTextSchema,
  /** What was asked for; what arrived once it is paid. */
  amount: DecimalSchema,
  /** Absent: the merchant's. */
  currency: part(CurrencySchema),
  status: StateSchema,
  method: v.fallback(v.picklist(depositMethods), 'transfer'),
  /** What the transfer must name. */
  reference: LooseTextSchema,
  /** The account to pay to, in lines. */
  payTo: LooseTextSchema,
  /** The provider's page where it is paid. */
  payAt: part(v.pipe(v.string(), v.regex(/^https?:\/\//))),
  reason: LooseTextSchema,
  /** Milliseconds since 1970. */
  time: part(TimeSchema),
  expires: part(TimeSchema),
});

export type Deposit = v.InferOutput<typeof DepositSchema>;

export const WithdrawalSchema = v.object({
  id: RequiredTextSchema,
  amount: DecimalSchema,
  currency: part(CurrencySchema),
  status: StateSchema,
  /** Of one that is offered to other members: what they have not paid yet. */
  remaining: part(DecimalSchema),
  /** The payee, as the member reads it. */
  payee: LooseTextSchema,
  /** Why the money was returned. */
  reason: LooseTextSchema,
  /** Milliseconds since 1970. */
  time: part(TimeSchema),
});

export type Withdrawal = v.InferOutput<typeof WithdrawalSchema>;

export const PayeeSchema = v.pipe(
  v.object({
    id: RequiredTextSchema,
    holder: LooseTextSchema,
    bank: LooseTextSchema,
    /** The last digits of the number. */
    number: LooseTextSchema,
    /** Milliseconds since 1970; absent: at once. */
    usableAt: part(TimeSchema),
  }),
  // money goes to no payee that a person cannot tell from others
  v.check(({ holder, bank, number }) => [holder, bank, number].some((text) => text !== ''), 'a payee without a name'),
);

export type Payee = v.InferOutput<typeof PayeeSchema>;

/** What a person may move in one call and what is left of the last 24 hours; absent: no bound. */
const boundsSchema = { least: part(DecimalSchema), most: part(DecimalSchema), left: part(DecimalSchema) };

/** How far the check of identity and age is; `none` where the merchant has none. */
export const identityStates = ['none', 'missing', 'pending', 'verified', 'rejected'] as const;
export type IdentityState = (typeof identityStates)[number];

export const CashierTermsSchema = v.object({
  deposit: part(v.object(boundsSchema)),
  withdrawal: part(v.object(boundsSchema)),
  identity: v.fallback(v.picklist(identityStates), 'none'),
  /** Why the check was not passed. */
  identityReason: LooseTextSchema,
});

export type CashierTerms = v.InferOutput<typeof CashierTermsSchema>;

const amount = v.pipe(v.string(), v.regex(/^\d{1,13}(\.\d{1,3})?$/, 'a plain decimal'));
const password = v.pipe(v.string(), v.maxLength(255));
/** An operator reads it beside an account number: nothing in it may turn the direction or break the line. */
const line = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(80),
  v.regex(/^[^\p{Cc}\p{Cs}\p{Bidi_Control}]*$/u),
);
const payee = { holder: line, bank: line, number: v.pipe(v.string(), v.trim(), v.regex(/^[\dA-Za-z -]{5,40}$/)) };

export const cashierDeposits = endpoint({
  id: 'cashier.deposits',
  about: "The member's latest deposits, the newest first.",
  method: 'GET',
  path: '/wps/cashier/deposits',
  silent: true,
  request: NothingSchema,
  answer: listOf(DepositSchema),
  example: {
    request: {},
    answer: [{ id: '7', amount: '250.00', currency: 'CNY', status: 'requested', reference: 'K3N7Q2XW', payTo: 'Bank' }],
  },
});

export const cashierTerms = endpoint({
  id: 'cashier.terms',
  about: 'The bounds of deposits and withdrawals, and the state of the check of identity and age.',
  method: 'GET',
  path: '/wps/cashier/terms',
  silent: true,
  request: NothingSchema,
  answer: CashierTermsSchema,
  example: {
    request: {},
    answer: {
      deposit: { least: '100.00', most: '50000.00', left: '200000.00' },
      withdrawal: { least: '200.00', most: '50000.00', left: '100000.00' },
      identity: 'missing',
    },
  },
});

export const cashierIdentity = endpoint({
  id: 'cashier.identity',
  about:
    'Sends name, date of birth and one or two pictures of documents for the check of identity and age, as multipart form data; each picture JPEG or PNG, at most 5 242 880 bytes. An operator decides.',
  method: 'POST',
  path: '/wps/cashier/identity',
  encoding: 'multipart',
  request: v.object({
    name: line,
    birthDate: v.pipe(v.string(), v.isoDate()),
    /** A repeated field. */
    documents: v.optional(v.pipe(v.array(v.blob()), v.maxLength(2)), []),
  }),
  answer: AnythingSchema,
  example: { request: { name: 'Mei Lin', birthDate: '1990-04-30', documents: [] }, answer: null },
});

export const cashierDeposit = endpoint({
  id: 'cashier.deposit',
  about:
    'Asks for a deposit and answers the reference; needs an idempotency key. No money moves until the payment provider reports the payment: a `transfer`, or a payment on its page at `payAt` by the method `provider`. A deposit by `member` covers a part of a withdrawal of another member and is paid to that member within 30 minutes.',
  method: 'POST',
  path: '/wps/cashier/deposit',
  money: true,
  request: v.object({ method: v.picklist(depositMethods), amount }),
  answer: DepositSchema,
  example: {
    request: { method: 'transfer', amount: '250.00' },
    answer: { id: '7', amount: '250.00', currency: 'CNY', status: 'requested', reference: 'K3N7Q2XW', payTo: 'Bank' },
  },
});

export const cashierReportPayment = endpoint({
  id: 'cashier.reportPayment',
  about:
    'The depositor says that a deposit by `member` was paid. The other member has 15 minutes to answer; then it is credited.',
  method: 'POST',
  path: '/wps/cashier/deposit/paid',
  request: v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) }),
  answer: AnythingSchema,
  example: { request: { id: '7' }, answer: null },
});

export const cashierWithdrawals = endpoint({
  id: 'cashier.withdrawals',
  about: "The member's latest withdrawals, the newest first.",
  method: 'GET',
  path: '/wps/cashier/withdrawals',
  silent: true,
  request: NothingSchema,
  answer: listOf(WithdrawalSchema),
  example: {
    request: {},
    answer: [{ id: '4', amount: '300.00', currency: 'CNY', status: 'pending', payee: 'Mei Lin, East Bank, …6789' }],
  },
});

export const cashierWithdraw = endpoint({
  id: 'cashier.withdraw',
  about:
    'Debits the balance and asks for a payout to a stored payee; needs an idempotency key. With `offer`, other members may pay it for 24 hours. The password is checked where payment passwords are switched on.',
  method: 'POST',
  path: '/wps/cashier/withdraw',
  encrypted: true,
  money: true,
  request: v.object({
    payeeId: v.pipe(v.string(), v.maxLength(60)),
    amount,
    password,
    /** Whether other members may pay it. */
    offer: v.optional(v.boolean()),
  }),
  answer: AnythingSchema,
  example: { request: { payeeId: '2', amount: '300.00', password: '********' }, answer: null },
});

export const cashierPayees = endpoint({
  id: 'cashier.payees',
  about: 'The stored payees of the member.',
  method: 'GET',
  path: '/wps/cashier/payees',
  silent: true,
  request: NothingSchema,
  answer: listOf(PayeeSchema),
  example: { request: {}, answer: [{ id: '2', holder: 'Mei Lin', bank: 'East Bank', number: '…6789' }] },
});

export const cashierAddPayee = endpoint({
  id: 'cashier.addPayee',
  about:
    'Stores a payee. The first is usable at once, any later one after 24 hours. The password is checked where payment passwords are switched on.',
  method: 'POST',
  path: '/wps/cashier/payees',
  encrypted: true,
  request: v.object({ ...payee, password }),
  answer: AnythingSchema,
  example: {
    request: { holder: 'Mei Lin', bank: 'East Bank', number: '62250001236789', password: '********' },
    answer: null,
  },
});

export const cashierChangePayee = endpoint({
  id: 'cashier.changePayee',
  about:
    'Changes a payee, which can be used again after 24 hours. The password is checked where payment passwords are switched on.',
  method: 'POST',
  path: '/wps/cashier/payees/change',
  encrypted: true,
  request: v.object({ payeeId: v.pipe(v.string(), v.maxLength(60)), ...payee, password }),
  answer: AnythingSchema,
  example: {
    request: { payeeId: '2', holder: 'Mei Lin', bank: 'East Bank', number: '62250001236789', password: '********' },
    answer: null,
  },
});

export const cashierRemovePayee = endpoint({
  id: 'cashier.removePayee',
  about: 'Removes a payee. The password is checked where payment passwords are switched on.',
  method: 'POST',
  path: '/wps/cashier/payees/remove',
  encrypted: true,
  request: v.object({ payeeId: v.pipe(v.string(), v.maxLength(60)), password }),
  answer: AnythingSchema,
  example: { request: { payeeId: '2', password: '********' }, answer: null },
});

export const cashierPaymentPassword = endpoint({
  id: 'cashier.paymentPassword',
  about:
    'Sets the payment password with the sign-in password, or changes it with the present payment password. Wrong guesses meet growing delays.',
  method: 'POST',
  path: '/wps/cashier/payment-password',
  encrypted: true,
  request: v.object({ password, newPassword: password, confirmNewPassword: password }),
  answer: AnythingSchema,
  example: {
    request: { password: '********', newPassword: '*********', confirmNewPassword: '*********' },
    answer: null,
  },
});

import { accountRole, cashierReportPayment, paymentConfirmations, processPayment } from '@atrium/api';
import type { Backend } from '../backend';
import { countRequest } from '../limits/count-request';
import { requirePresent } from '../require-present';
import type { Call } from '../wire/call';
import { customerOperation, customerUploadOperation, type Operation } from '../wire/operation';
import { answerPayment } from './answer-payment';
import { confirmationsOf } from './confirmations';
import { reportPayment } from './report-payment';

/** Answers of an account, each of which may carry a picture; per window in milliseconds. */
const answers = { max: 120, within: 600_000 };

/** Payments from member to member: reports, the list to confirm, and answers. */
export const paymentOperations = (backend: Backend): Operation[] => [
  customerOperation(paymentConfirmations, async (_request, { customer: { account } }) => ({
    payments: accountRole(account.kind).promotions ? await confirmationsOf(backend, account) : [],
  })),
  customerUploadOperation(processPayment, { files: 1, admit: (call) => admitAnswer(backend, call) }, (request, call) =>
    answerPayment(backend, call, request),
  ),
  customerOperation(cashierReportPayment, ({ id }, call) => reportPayment(backend, call, id)),
];

/** Checks the limit of the account before a body is read. @throws Refusal `login_try_later` */
async function admitAnswer(backend: Backend, { customer }: Pick<Call, 'customer'>): Promise<void> {
  const limit = { subject: `payment-answer:${requirePresent(customer).account.id}`, ...answers };
  await backend.engine.transaction((transaction) => countRequest(backend, transaction, [limit], 'login_try_later'));
}

import {
  cashierAddPayee,
  cashierChangePayee,
  cashierDeposit,
  cashierDeposits,
  cashierIdentity,
  cashierPayees,
  cashierPaymentPassword,
  cashierRemovePayee,
  cashierTerms,
  cashierWithdraw,
  cashierWithdrawals,
} from '@atrium/api';
import type { Backend } from '../backend';
import { customerOperation, customerUploadOperation, type Operation } from '../wire/operation';
import { admitIdentity, sendIdentity } from './identity';
import { addPayee, changePayee, payeesOf, removePayee } from './payees';
import { depositsOf, requestDeposit } from './request-deposit';
import { requestWithdrawal, withdrawalsOf } from './request-withdrawal';
import { setPaymentPassword } from './set-payment-password';
import { termsOf } from './terms';

/** Deposits, withdrawals, payees and the payment password of a member. */
export const cashierOperations = (backend: Backend): Operation[] => [
  customerOperation(cashierTerms, (_request, { merchant, customer }) => termsOf(backend, merchant, customer.account)),
  customerUploadOperation(
    cashierIdentity,
    { files: 2, admit: (call) => admitIdentity(backend, call) },
    (request, call) => sendIdentity(backend, call, request),
  ),
  customerOperation(cashierDeposits, (_request, call) => depositsOf(backend, call)),
  customerOperation(cashierDeposit, (request, call) => requestDeposit(backend, call, request)),
  customerOperation(cashierWithdrawals, (_request, { merchant, customer }) =>
    withdrawalsOf(backend, merchant, customer.account),
  ),
  customerOperation(cashierWithdraw, (request, call) => requestWithdrawal(backend, call, request)),
  customerOperation(cashierPayees, (_request, { customer }) => payeesOf(backend, customer.account)),
  customerOperation(cashierAddPayee, (request, call) => addPayee(backend, call, request)),
  customerOperation(cashierChangePayee, (request, call) => changePayee(backend, call, request)),
  customerOperation(cashierRemovePayee, (request, call) => removePayee(backend, call, request)),
  customerOperation(cashierPaymentPassword, (request, call) => setPaymentPassword(backend, call, request)),
];

import { toDecimal } from '@atrium/api';
import { and, desc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { Backend } from '../backend';
import { isSwitchOn } from '../control/switches';
import { onlyRow } from '../database/only-row';
import { exactlyOnce } from '../ledger/exactly-once';
import { messageText } from '../messages/message-text';
import { requireMemberPayments } from '../payments/require-member-payments';
import { payDetails } from '../payments/tables';
import { openPayment, payAddress } from '../payment-provider/open-payment';
import { providerPayments } from '../payment-provider/tables';
import { takeDetail } from '../payments/take-detail';
import { randomText } from '../random-text';
import { requirePresent } from '../require-present';
import { lockAccount } from '../reward-centre/lock-account';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { readAmount, requireDayLimit, requireOpen } from './amounts';
import { depositMethods } from './deposit-methods';
import { deposits, payees, withdrawals, type DepositRow } from './tables';

/** Open requests of an account. */
const mostOpen = 10;
/** Deposits that the page shows. */
const shown = 20;
/** Without characters that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Stores a request and answers its reference; no money moves. @throws Refusal */
export async function requestDeposit(
  backend: Backend,
  call: CustomerCall,
  request: { method: DepositRow['method']; amount: string },
) {
  const {
    merchant,
    customer: { account },
  } = call;
  await requireOpen(backend, merchant, account, 'deposit');
  await requireMethod(backend, call, request.method);
  const amount = readAmount(merchant, request.amount, 'deposit');
  const once = { scope: `cashier:${account.id}:deposit`, key: call.idempotencyKey, payload: request };
  return exactlyOnce(backend, once, async (transaction) => {
    await lockAccount(transaction, account.id);
    const now = backend.clock();
    const open = await transaction.$count(
      deposits,
      and(
        eq(deposits.accountId, account.id),
        inArray(deposits.status, ['requested', 'pending']),
        gt(deposits.expiresAt, new Date(now)),
      ),
    );
    if (open >= mostOpen) throw new Refusal('deposits_too_many');
    await requireDayLimit(backend, transaction, { merchant, account, amount }, 'deposit');
    const row = onlyRow(
      await transaction
        .insert(deposits)
        .values({
          ...{ accountId: account.id, merchant: merchant.code, method: request.method, amount },
          ...{ reference: randomText(alphabet, 10), status: 'requested' as const },
          createdAt: new Date(now),
          expiresAt: new Date(now + depositMethods[request.method].life),
        })
        .returning(),
    );
    if (row.method === 'provider') await openPayment(backend, transaction, row);
    if (row.method === 'member') await takeDetail(backend, transaction, merchant, { account, row });
    const [answer] = await readDeposits(backend, transaction, call, eq(deposits.id, row.id));
    return requirePresent(answer);
  });
}

/** The latest deposits, the newest first. */
export async function depositsOf(backend: Backend, call: CustomerCall) {
  return readDeposits(backend, backend.engine.database, call, eq(deposits.accountId, call.customer.account.id));
}

/** @throws Refusal `in_stay_tuned` where the merchant does not offer the method */
async function requireMethod(backend: Backend, call: CustomerCall, method: DepositRow['method']): Promise<void> {
  if (method === 'member') return requireMemberPayments(backend, call);
  const name = method === 'transfer' ? 'BANKPAY3' : 'PAYPAGE3';
  if (!(await isSwitchOn(backend, call.merchant, name))) throw new Refusal('in_stay_tuned');
}

async function readDeposits(backend: Backend, queries: Queries, { merchant, language }: CustomerCall, which: SQL) {
  const now = backend.clock();
  const rows = await queries
    .select({ row: deposits, detail: payDetails.status, payee: payees, token: providerPayments.token })
    .from(deposits)
    .leftJoin(providerPayments, eq(providerPayments.depositId, deposits.id))
    .leftJoin(payDetails, eq(payDetails.depositId, deposits.id))
    .leftJoin(withdrawals, eq(withdrawals.id, payDetails.withdrawalId))
    .leftJoin(payees, eq(payees.id, withdrawals.payeeId))
    .where(which)
    .orderBy(desc(deposits.id))
    .limit(shown);
  const currency = merchant.currency.code;
  return rows.map(({ row, detail, payee, token }) => {
    const open = row.status === 'requested' || (row.status === 'pending' && row.method !== 'member');
    const status = open && row.expiresAt.getTime() <= now ? 'expired' : row.status;
    return {
      id: String(row.id),
      amount: toDecimal({ minor: row.paid ?? row.amount, currency }),
      currency,
      status: detail === 'disputed' ? 'disputed' : status,
      method: row.method,
      reference: row.reference,
      payTo: depositMethods[row.method].payTo(merchant, payee),
      ...(token !== null && { payAt: payAddress(backend, merchant.code, token, language) }),
      // the key of the refusal of a door
      reason: messageText(row.reason, language),
      time: row.createdAt.getTime(),
      expires: row.expiresAt.getTime(),
    };
  });
}

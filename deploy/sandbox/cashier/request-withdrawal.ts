import { toDecimal } from '@atrium/api';
import { desc, eq, sql } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { exactlyOnce } from '../ledger/exactly-once';
import { InsufficientFunds } from '../ledger/post';
import { checkPaymentPassword } from '../mall/check-password';
import type { Merchant } from '../merchants/merchant';
import { requireMemberPayments } from '../payments/require-member-payments';
import { payDetails } from '../payments/tables';
import { lockAccount } from '../reward-centre/lock-account';
import { withdraw } from '../wallets/postings';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { readAmount, requireDayLimit, requireOpen } from './amounts';
import { requireIdentity } from './identity';
import { masked, payeeOf } from './payees';
import { payees, withdrawals } from './tables';

/** Withdrawals that the page shows. */
const shown = 20;

/** How long other members may cover a withdrawal that is offered to them. Milliseconds, 24 hours. */
const offered = 24 * 3_600_000;

/** Key of the posting of a withdrawal. */
export const withdrawalKey = (id: number) => `cashier-withdrawal:${id}`;

/** Debits the balance at once, and waits for a decision, or for other members who cover it. @throws Refusal */
export async function requestWithdrawal(
  backend: Backend,
  call: CustomerCall,
  { password, ...request }: { payeeId: string; amount: string; password: string; offer?: boolean | undefined },
): Promise<{ id: string }> {
  const {
    merchant,
    customer: { account },
  } = call;
  await requireOpen(backend, merchant, account, 'withdraw');
  if (request.offer) await requireMemberPayments(backend, call);
  const amount = readAmount(merchant, request.amount, 'withdraw');
  await checkPaymentPassword(backend, call, password);
  const once = { scope: `cashier:${account.id}:withdraw`, key: call.idempotencyKey, payload: request };
  try {
    return await exactlyOnce(backend, once, async (transaction) => {
      await lockAccount(transaction, account.id);
      await requireIdentity(backend, transaction, merchant, account);
      const payee = await payeeOf(transaction, account, request.payeeId);
      if (payee.usableAt.getTime() > backend.clock()) throw new Refusal('payee_waits');
      await requireDayLimit(backend, transaction, { merchant, account, amount }, 'withdraw');
      const { id } = onlyRow(
        await transaction
          .insert(withdrawals)
          .values({
            ...{ accountId: account.id, payeeId: payee.id, amount, status: 'pending' as const },
            createdAt: new Date(backend.clock()),
            offeredUntil: request.offer ? new Date(backend.clock() + offered) : null,
          })
          .returning({ id: withdrawals.id }),
      );
      await withdraw(backend, transaction, account, amount, withdrawalKey(id));
      return { id: String(id) };
    });
  } catch (error) {
    if (error instanceof InsufficientFunds) throw new Refusal('money_not_enough');
    throw error;
  }
}

/** The latest withdrawals, the newest first. */
export async function withdrawalsOf({ engine }: Backend, merchant: Merchant, account: Account) {
  const sumOf = (status: 'paid' | 'disputed') =>
    sql<string>`coalesce(sum(${payDetails.amount}) filter (where ${payDetails.status} = ${status}), 0)`;
  const rows = await engine.database
    .select({ withdrawal: withdrawals, payee: payees, covered: sumOf('paid'), disputed: sumOf('disputed') })
    .from(withdrawals)
    .innerJoin(payees, eq(payees.id, withdrawals.payeeId))
    .leftJoin(payDetails, eq(payDetails.withdrawalId, withdrawals.id))
    .where(eq(withdrawals.accountId, account.id))
    .groupBy(withdrawals.id, payees.id)
    .orderBy(desc(withdrawals.id))
    .limit(shown);
  const currency = merchant.currency.code;
  return rows.map(({ withdrawal: { id, amount, status, reason, createdAt, offeredUntil }, payee, ...parts }) => ({
    ...{ id: String(id), amount: toDecimal({ minor: amount, currency }), currency, reason },
    status: Number(parts.disputed) > 0 ? 'disputed' : status,
    ...(offeredUntil && { remaining: toDecimal({ minor: amount - Number(parts.covered), currency }) }),
    payee: `${payee.holder}, ${payee.bank}, ${masked(payee.number)}`,
    time: createdAt.getTime(),
  }));
}

import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import { accounts, type Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { withdrawals, type DepositRow } from '../cashier/tables';
import { requireAllowed } from '../doors/require-allowed';
import type { Merchant } from '../merchants/merchant';
import { Refusal } from '../wire/refusal';
import { coverOf, isUndecided } from './cover';
import { payDetails } from './tables';

/** Withdrawals that are tried for one deposit, while other deposits take parts of them at the same moment. */
const mostTried = 20;

/**
 * Covers a part of another member's offered withdrawal with a new deposit: one that the amount completes, else the
 * oldest of which a part remains that another deposit can cover.
 * @throws Refusal `deposit_without_match`, or that of a door
 */
export async function takeDetail(
  backend: Backend,
  transaction: Transaction,
  merchant: Merchant,
  { account, row: { id: depositId, amount, expiresAt } }: { account: Account; row: DepositRow },
): Promise<void> {
  // before the person pays outside, where no refusal returns the money
  requireAllowed(await backend.doors.mayDeposit(transaction, { account, amount }));
  const now = backend.clock();
  const least = Math.max(1, merchant.limits?.deposit.least ?? 1);
  const open = sql<number>`${withdrawals.amount} - coalesce((
    select sum(${payDetails.amount}) from ${payDetails}
    where ${payDetails.withdrawalId} = ${withdrawals.id} and (${payDetails.status} = 'paid' or ${isUndecided(now)})
  ), 0)`;
  const isOffered = and(eq(withdrawals.status, 'pending'), gt(withdrawals.offeredUntil, new Date(now)));
  const fits = (rest: number) => rest === amount || rest - amount >= least;
  const found = await transaction
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .innerJoin(accounts, eq(accounts.id, withdrawals.accountId))
    .where(
      and(
        isOffered,
        eq(accounts.merchant, merchant.code),
        ne(withdrawals.accountId, account.id),
        sql`(${open} = ${amount} or ${open} - ${amount} >= ${least})`,
      ),
    )
    .orderBy(desc(sql`(${open} = ${amount})`), asc(withdrawals.id))
    .limit(mostTried);
  for (const { id } of found) {
    const [withdrawal] = await transaction
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.id, id), isOffered))
      .for('update', { skipLocked: true });
    if (!withdrawal) continue;
    const { covered, undecided } = await coverOf(transaction, id, now);
    if (!fits(withdrawal.amount - covered - undecided)) continue;
    await transaction.insert(payDetails).values({ withdrawalId: id, depositId, amount, status: 'taken', expiresAt });
    return;
  }
  throw new Refusal('deposit_without_match');
}

import { toDecimal } from '@atrium/api';
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import { deposits, withdrawals } from '../cashier/tables';
import { isDue } from './confirm-due-payments';
import { payDetails } from './tables';

/** Payments that the list has at most. */
const listed = 100;

/** Payments that wait for the owner's answer, or for a look at what the server confirmed; the latest first. */
export async function confirmationsOf(backend: Backend, account: Account) {
  const { engine, clock } = backend;
  const currency = merchantByCode(backend, account.merchant).currency.code;
  const decimal = (minor: number) => toDecimal({ minor, currency });
  const covered = sql<string>`coalesce((
    select sum(other.amount) from ${payDetails} other
    where other.withdrawal_id = ${withdrawals.id} and other.status = 'paid'
  ), 0)`;
  const rows = await engine.database
    .select({ detail: payDetails, whole: withdrawals.amount, reference: deposits.reference, covered })
    .from(payDetails)
    .innerJoin(withdrawals, eq(withdrawals.id, payDetails.withdrawalId))
    .innerJoin(deposits, eq(deposits.id, payDetails.depositId))
    .where(
      and(
        eq(withdrawals.accountId, account.id),
        or(
          eq(payDetails.status, 'waiting'),
          and(eq(payDetails.autoConfirmed, true), isNull(payDetails.acknowledgedAt)),
        ),
      ),
    )
    .orderBy(desc(payDetails.id))
    .limit(listed);
  return rows.map(({ detail, whole, reference, ...sums }) => ({
    payDetailId: String(detail.id),
    // one that is due is paid within a second
    isAutoConfirmed: detail.autoConfirmed || isDue(detail, clock()) ? 'Y' : 'N',
    amount: decimal(detail.amount),
    remainingAmount: decimal(whole - Number(sums.covered)),
    reference,
  }));
}

import { eq } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import { deposits, withdrawals, type DepositRow, type WithdrawalRow } from '../cashier/tables';
import { onlyRow } from '../database/only-row';
import { payDetails, type PayDetail } from './tables';

/** A detail with both sides of it. */
export interface LockedDetail {
  detail: PayDetail;
  withdrawal: WithdrawalRow;
  deposit: DepositRow;
}

/** Locks the withdrawal first, in every transaction, so that answers do not deadlock; undefined for an unknown id. */
export async function lockDetail(transaction: Transaction, id: number): Promise<LockedDetail | undefined> {
  const [found] = await transaction.select().from(payDetails).where(eq(payDetails.id, id));
  if (!found) return undefined;
  const locked = await transaction
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.id, found.withdrawalId))
    .for('update');
  const detail = await transaction.select().from(payDetails).where(eq(payDetails.id, id)).for('update');
  const deposit = await transaction.select().from(deposits).where(eq(deposits.id, found.depositId)).for('update');
  return { detail: onlyRow(detail), withdrawal: onlyRow(locked), deposit: onlyRow(deposit) };
}

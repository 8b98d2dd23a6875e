import { toDecimal } from '@atrium/api';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import { merchantByCode, type Backend } from '../backend';
import { changeDeposit, creditDeposit } from '../cashier/settle-deposit';
import { withdrawals } from '../cashier/tables';
import { Refusal } from '../wire/refusal';
import { coverOf } from './cover';
import type { LockedDetail } from './lock-detail';
import { payDetails } from './tables';
import { tellOwner } from './tell-owner';

/**
 * Moves the money of a detail to the depositor, and completes the withdrawal when nothing of it remains. Where player
 * protection refuses the deposit, it fails and nothing is credited; the owner has the money all the same.
 */
export async function payDetail(
  backend: Backend,
  transaction: Transaction,
  { detail, withdrawal, deposit }: LockedDetail,
  { byItself }: { byItself: boolean },
): Promise<void> {
  const now = backend.clock();
  await transaction
    .update(payDetails)
    .set({ status: 'paid', autoConfirmed: byItself })
    .where(eq(payDetails.id, detail.id));
  const payment = { amount: detail.amount, paymentId: `member-${detail.id}` };
  try {
    // within a savepoint, because a refusal must not undo the answer
    await transaction.transaction((inner) => creditDeposit(backend, inner, deposit, payment));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await changeDeposit(backend, transaction, deposit, { status: 'failed', reason: error.key });
  }
  const { covered } = await coverOf(transaction, withdrawal.id, now);
  const isComplete = covered === withdrawal.amount;
  if (isComplete)
    await transaction
      .update(withdrawals)
      .set({ status: 'paid', decidedAt: new Date(now) })
      .where(eq(withdrawals.id, withdrawal.id));
  const currency = merchantByCode(backend, deposit.merchant).currency.code;
  const amount = toDecimal({ minor: detail.amount, currency });
  if (byItself) await tellOwner(backend, transaction, withdrawal, { key: 'payment_confirmed_by_itself', amount });
  else await tellOwner(backend, transaction, withdrawal);
}

import { toDecimal } from '@atrium/api';
import { notConfirmedMinutes } from '@atrium/api/figures';
import { and, eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { changeDeposit } from '../cashier/settle-deposit';
import { deposits } from '../cashier/tables';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { coverOf } from './cover';
import { lockDetail } from './lock-detail';
import { payDetails } from './tables';
import { tellOwner } from './tell-owner';

/**
 * The depositor says that the payment was made outside: its owner has 15 minutes to answer. A repeated report changes
 * nothing. One after the deposit has expired counts while its part of the withdrawal is still free.
 * @throws Refusal `deposit_unknown`, `deposit_expired`
 */
export async function reportPayment(
  backend: Backend,
  { merchant, customer: { account } }: CustomerCall,
  depositId: string,
): Promise<void> {
  if (!/^\d{1,15}$/.test(depositId)) throw new Refusal('deposit_unknown');
  await backend.engine.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ id: payDetails.id })
      .from(payDetails)
      .innerJoin(deposits, eq(deposits.id, payDetails.depositId))
      .where(and(eq(deposits.id, Number(depositId)), eq(deposits.accountId, account.id)));
    const locked = found && (await lockDetail(transaction, found.id));
    if (!locked) throw new Refusal('deposit_unknown');
    const { detail, withdrawal, deposit } = locked;
    if (detail.status !== 'taken') return;
    const now = backend.clock();
    if (detail.expiresAt.getTime() <= now) {
      const { covered, undecided } = await coverOf(transaction, withdrawal.id, now);
      if (withdrawal.status !== 'pending' || withdrawal.amount - covered - undecided < detail.amount)
        throw new Refusal('deposit_expired');
    }
    const answerBy = new Date(now + notConfirmedMinutes * 60_000);
    await transaction
      .update(payDetails)
      .set({ status: 'waiting', reportedAt: new Date(now), answerBy })
      .where(eq(payDetails.id, detail.id));
    await changeDeposit(backend, transaction, deposit, { status: 'pending' });
    const amount = toDecimal({ minor: detail.amount, currency: merchant.currency.code });
    await tellOwner(backend, transaction, withdrawal, { key: 'payment_reported', amount });
  });
}

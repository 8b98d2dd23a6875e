import type { MoneyReceived } from '@atrium/api';
import { pictureTypes, readPicture } from '@atrium/api/pictures';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Backend } from '../backend';
import { changeDeposit } from '../cashier/settle-deposit';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { isDue } from './confirm-due-payments';
import { lockDetail, type LockedDetail } from './lock-detail';
import { payDetail } from './pay-detail';
import { payDetails, payProofs } from './tables';
import { tellOwner } from './tell-owner';

interface PaymentAnswer {
  isMoneyReceived: MoneyReceived;
  payDetailId: string;
  proofOfNotReceive?: Blob | undefined;
}

/**
 * The owner's answer about a payment, judged by the state of its detail: the first answer counts, the same one again
 * changes nothing, another one is refused. A payment that the server has confirmed can only be acknowledged.
 * @throws Refusal `payment_unknown`, `payment_answered`, `not_empty` without the proof, or a fault of the picture
 */
export async function answerPayment(
  backend: Backend,
  { customer: { account } }: CustomerCall,
  { isMoneyReceived: answer, payDetailId, proofOfNotReceive }: PaymentAnswer,
): Promise<void> {
  if (!/^\d{1,15}$/.test(payDetailId)) throw new Refusal('payment_unknown');
  const proof = answer === 'N' ? await proofOf(proofOfNotReceive) : undefined;
  await backend.engine.transaction(async (transaction) => {
    const locked = await lockDetail(transaction, Number(payDetailId));
    if (locked?.withdrawal.accountId !== account.id || locked.detail.status === 'taken')
      throw new Refusal('payment_unknown');
    const { detail } = locked;
    if (detail.status !== 'waiting') return answerDecided(backend, transaction, locked, answer);
    if (isDue(detail, backend.clock())) {
      if (answer === 'N') throw new Refusal('payment_answered');
      await payDetail(backend, transaction, locked, { byItself: true });
      return acknowledge(backend, transaction, locked);
    }
    if (answer === 'A') throw new Refusal('payment_answered');
    if (!proof) return payDetail(backend, transaction, locked, { byItself: false });
    await transaction.update(payDetails).set({ status: 'disputed' }).where(eq(payDetails.id, detail.id));
    await transaction.insert(payProofs).values({ detailId: detail.id, ...proof });
    await changeDeposit(backend, transaction, locked.deposit, { status: 'pending' });
    await tellOwner(backend, transaction, locked.withdrawal);
  });
}

/** @throws Refusal `payment_answered` for an answer that differs from the one that counts */
async function answerDecided(
  backend: Backend,
  transaction: Transaction,
  locked: LockedDetail,
  answer: MoneyReceived,
): Promise<void> {
  const { status, autoConfirmed } = locked.detail;
  if (status === 'paid' && autoConfirmed && answer !== 'N') return acknowledge(backend, transaction, locked);
  const isSame = status === 'paid' ? answer === 'Y' && !autoConfirmed : answer === 'N';
  if (!isSame) throw new Refusal('payment_answered');
}

async function acknowledge(
  backend: Backend,
  transaction: Transaction,
  { detail, withdrawal }: LockedDetail,
): Promise<void> {
  if (detail.acknowledgedAt) return;
  await transaction
    .update(payDetails)
    .set({ acknowledgedAt: new Date(backend.clock()) })
    .where(eq(payDetails.id, detail.id));
  await tellOwner(backend, transaction, withdrawal);
}

async function proofOf(file: Blob | undefined) {
  if (!file) throw new Refusal('not_empty');
  const read = readPicture(new Uint8Array(await file.arrayBuffer()), { strict: true });
  if (!read.ok) throw new Refusal(read.fault);
  return { type: pictureTypes[read.picture.kind], picture: read.picture.bytes };
}

import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { accounts } from '../accounts/tables';
import type { Backend } from '../backend';
import { changeDeposit } from '../cashier/settle-deposit';
import { deposits, withdrawals } from '../cashier/tables';
import { amountText } from '../decisions/amount-text';
import type { DecisionKind } from '../decisions/decision-kind';
import { sendPicture } from '../pictures/send-picture';
import { lockDetail } from './lock-detail';
import { payDetail } from './pay-detail';
import { payDetails, payProofs } from './tables';
import { tellOwner } from './tell-owner';

/** Payments between members of which the owner of the withdrawal says that they have not arrived. */
export const disputeDecisions: DecisionKind = {
  kind: 'payment-dispute',
  title: 'Payments that did not arrive',
  choices: { paid: 'Arrived', rejected: 'Did not arrive' },

  async list(backend, limit) {
    const rows = await backend.engine.database
      .select({ detail: payDetails, deposit: deposits, merchant: accounts.merchant, account: accounts.name })
      .from(payDetails)
      .innerJoin(withdrawals, eq(withdrawals.id, payDetails.withdrawalId))
      .innerJoin(accounts, eq(accounts.id, withdrawals.accountId))
      .innerJoin(deposits, eq(deposits.id, payDetails.depositId))
      .where(eq(payDetails.status, 'disputed'))
      .orderBy(asc(payDetails.id))
      .limit(limit);
    return rows.map(({ detail: { id, amount, reportedAt }, deposit, merchant, account }) => ({
      id: String(id),
      merchant,
      account,
      about: `${amountText(backend, merchant, amount)} with the reference ${deposit.reference}`,
      since: (reportedAt ?? deposit.createdAt).getTime(),
      pictures: [`/payments/${id}/proof`],
    }));
  },

  async decide(backend, id, choice, reason) {
    if (!/^\d{1,15}$/.test(id)) return false;
    return backend.engine.transaction(async (transaction) => {
      const locked = await lockDetail(transaction, Number(id));
      if (locked?.detail.status !== 'disputed') return false;
      if (choice === 'paid') {
        await payDetail(backend, transaction, locked, { byItself: false });
        return true;
      }
      await transaction.update(payDetails).set({ status: 'rejected' }).where(eq(payDetails.id, locked.detail.id));
      await changeDeposit(backend, transaction, locked.deposit, { status: 'failed', reason });
      await tellOwner(backend, transaction, locked.withdrawal);
      return true;
    });
  },
};

/** For operators: `GET <base>/payments/<id>/proof` answers the picture of a payment that did not arrive. */
export function servePaymentProofs(app: FastifyInstance, { engine }: Backend, base: string): void {
  app.get<{ Params: { id: string } }>(`${base}/payments/:id/proof`, async ({ params }, reply) => {
    const id = /^\d{1,15}$/.test(params.id) ? Number(params.id) : 0;
    const [proof] = await engine.database.select().from(payProofs).where(eq(payProofs.detailId, id));
    return sendPicture(reply, proof);
  });
}

import { and, asc, eq, inArray } from 'drizzle-orm';
import { accounts } from '../accounts/tables';
import { merchantByCode } from '../backend';
import { amountText } from '../decisions/amount-text';
import type { DecisionKind } from '../decisions/decision-kind';
import { deposits } from './tables';
import { receiveWebhook, signWebhook } from './webhook';

const isOpenTransfer = and(eq(deposits.method, 'transfer'), inArray(deposits.status, ['requested', 'pending']));

/** Transfers that may arrive. A choice makes the sandbox's payment provider report it, with its signature. */
export const transferDecisions: DecisionKind = {
  kind: 'cashier-transfer',
  title: 'Deposits by transfer',
  choices: { paid: 'Arrived', failed: 'Failed' },

  async list(backend, limit) {
    const rows = await backend.engine.database
      .select({ deposit: deposits, account: accounts.name })
      .from(deposits)
      .innerJoin(accounts, eq(accounts.id, deposits.accountId))
      .where(isOpenTransfer)
      .orderBy(asc(deposits.id))
      .limit(limit);
    return rows.map(({ deposit: { id, merchant, reference, amount, createdAt }, account }) => ({
      id: String(id),
      merchant,
      account,
      about: `${amountText(backend, merchant, amount)} with the reference ${reference}`,
      since: createdAt.getTime(),
    }));
  },

  async decide(backend, id, choice) {
    if (!/^\d{1,15}$/.test(id)) return false;
    const [row] = await backend.engine.database
      .select()
      .from(deposits)
      .where(and(eq(deposits.id, Number(id)), isOpenTransfer));
    if (!row) return false;
    const merchant = merchantByCode(backend, row.merchant);
    const { body, ...request } = await signWebhook(backend, merchant, {
      ...{ paymentId: `transfer-${row.id}`, reference: row.reference, amount: row.amount },
      ...{ status: choice === 'paid' ? 'paid' : 'failed', currency: merchant.currency.code },
    });
    await receiveWebhook(backend, merchant, request, body);
    return true;
  },
};

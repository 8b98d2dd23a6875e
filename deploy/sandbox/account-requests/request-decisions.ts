import { and, asc, eq } from 'drizzle-orm';
import { accounts } from '../accounts/tables';
import { amountText } from '../decisions/amount-text';
import type { DecisionKind } from '../decisions/decision-kind';
import { sessions } from '../session/tables';
import { totalOf } from '../wallets/vendor-wallet';
import { requestsOfAccounts } from './tables';

/** Requests for the data of an account, and to close one. A closed account has no sessions and starts none. */
export const requestDecisions: DecisionKind = {
  kind: 'account-request',
  title: 'Requests for data, and to close accounts',
  choices: { approve: 'Approve', reject: 'Reject' },

  async list(backend, limit) {
    const { database } = backend.engine;
    const rows = await database
      .select({ request: requestsOfAccounts, account: accounts })
      .from(requestsOfAccounts)
      .innerJoin(accounts, eq(accounts.id, requestsOfAccounts.accountId))
      .where(eq(requestsOfAccounts.status, 'P'))
      .orderBy(asc(requestsOfAccounts.createdAt), asc(requestsOfAccounts.id))
      .limit(limit);
    return Promise.all(
      rows.map(async ({ request: { id, kind, createdAt }, account }) => ({
        id: String(id),
        merchant: account.merchant,
        account: account.name,
        about:
          kind === 'data'
            ? 'Data of the account'
            : `Close the account, which has ${amountText(backend, account.merchant, await totalOf(backend, account))}`,
        since: createdAt.getTime(),
      })),
    );
  },

  async decide({ engine, clock }, id, choice, reason) {
    if (!/^\d{1,15}$/.test(id)) return false;
    return engine.transaction(async (transaction) => {
      const [request] = await transaction
        .update(requestsOfAccounts)
        .set({ status: choice === 'approve' ? 'A' : 'R', reason, decidedAt: new Date(clock()) })
        .where(and(eq(requestsOfAccounts.id, Number(id)), eq(requestsOfAccounts.status, 'P')))
        .returning();
      if (!request) return false;
      if (request.kind === 'close' && request.status === 'A')
        await transaction.delete(sessions).where(eq(sessions.accountId, request.accountId));
      return true;
    });
  },
};

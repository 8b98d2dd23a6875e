import { liveTypes, toDecimal } from '@atrium/api';
import { and, asc, eq, isNull, lte, notExists, or } from 'drizzle-orm';
import { accounts } from '../accounts/tables';
import { merchantByCode } from '../backend';
import { onlyRow } from '../database/only-row';
import { amountText } from '../decisions/amount-text';
import type { DecisionKind } from '../decisions/decision-kind';
import { publish } from '../live/publish';
import { messageText } from '../messages/message-text';
import { coverOf, isUndecided } from '../payments/cover';
import { payDetails } from '../payments/tables';
import { returnWithdrawal } from '../wallets/postings';
import { withdrawalKey } from './request-withdrawal';
import { payees, withdrawals } from './tables';

/**
 * Withdrawals that wait for review: those that are no longer offered to other members, once every part that a deposit
 * covers is decided. A returned one gives back the amount that no deposit has covered.
 */
export const withdrawalDecisions: DecisionKind = {
  kind: 'cashier-withdrawal',
  title: 'Withdrawals',
  choices: { pay: 'Pay out', return: 'Return' },

  async list(backend, limit) {
    const { engine, clock } = backend;
    const now = new Date(clock());
    const undecided = engine.database
      .select({ id: payDetails.id })
      .from(payDetails)
      .where(and(eq(payDetails.withdrawalId, withdrawals.id), isUndecided(clock())));
    const rows = await engine.database
      .select({ withdrawal: withdrawals, payee: payees, merchant: accounts.merchant, account: accounts.name })
      .from(withdrawals)
      .innerJoin(payees, eq(payees.id, withdrawals.payeeId))
      .innerJoin(accounts, eq(accounts.id, withdrawals.accountId))
      .where(
        and(
          eq(withdrawals.status, 'pending'),
          or(isNull(withdrawals.offeredUntil), lte(withdrawals.offeredUntil, now)),
          notExists(undecided),
        ),
      )
      .orderBy(asc(withdrawals.id))
      .limit(limit);
    return rows.map(({ withdrawal: { id, amount, createdAt }, payee, merchant, account }) => ({
      id: String(id),
      merchant,
      account,
      about: `${amountText(backend, merchant, amount)} to ${payee.holder}, ${payee.bank}, ${payee.number}`,
      since: createdAt.getTime(),
    }));
  },

  async decide(backend, id, choice, reason) {
    if (!/^\d{1,15}$/.test(id)) return false;
    return backend.engine.transaction(async (transaction) => {
      const paid = choice === 'pay';
      const [row] = await transaction
        .select()
        .from(withdrawals)
        .where(eq(withdrawals.id, Number(id)))
        .for('update');
      if (row?.status !== 'pending' || (row.offeredUntil?.getTime() ?? 0) > backend.clock()) return false;
      const { covered, undecided } = await coverOf(transaction, row.id, backend.clock());
      if (undecided > 0) return false;
      await transaction
        .update(withdrawals)
        .set({ status: paid ? 'paid' : 'returned', reason: paid ? '' : reason, decidedAt: new Date(backend.clock()) })
        .where(eq(withdrawals.id, row.id));
      const account = onlyRow(await transaction.select().from(accounts).where(eq(accounts.id, row.accountId)));
      const rest = row.amount - covered;
      if (!paid) await returnWithdrawal(backend, transaction, account, rest, withdrawalKey(row.id));
      const { currency: money, languages } = merchantByCode(backend, account.merchant);
      const { code: currency } = money;
      const returned = messageText('withdrawal_returned', account.language ?? languages[0] ?? 'EN');
      const amount = toDecimal({ minor: rest, currency });
      await publish(backend, transaction, account.id, {
        type: liveTypes.withdrawal,
        popup: true,
        data: {
          amount,
          time: backend.clock(),
          success: paid,
          ...(!paid && { result: returned, ...(reason && { remarks: reason }) }),
        },
      });
      return true;
    });
  },
};

import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { accounts } from '../accounts/tables';
import type { DecisionKind } from '../decisions/decision-kind';
import { Refusal } from '../wire/refusal';
import { addMessageIn } from './messages';
import { chatMessages, chatRooms } from './tables';

/** Chat rooms in which the customer wrote last. What the operator writes as the reason is the answer. */
export const chatDecisions: DecisionKind = {
  kind: 'chat',
  title: 'Customers who wait in the chat',
  choices: { answer: 'Answer' },

  async list({ engine }, limit) {
    const rows = await engine.database
      .select({ message: chatMessages, merchant: accounts.merchant, account: accounts.name })
      .from(chatRooms)
      .innerJoin(accounts, eq(accounts.id, chatRooms.accountId))
      .innerJoin(
        chatMessages,
        and(eq(chatMessages.accountId, chatRooms.accountId), eq(chatMessages.number, chatRooms.lastNumber)),
      )
      .where(eq(chatMessages.author, 'customer'))
      .orderBy(asc(chatMessages.sentAt), asc(chatMessages.accountId))
      .limit(limit);
    return rows.map(({ message: { accountId, number, body, sentAt }, merchant, account }) => ({
      id: `${accountId}-${number}`,
      merchant,
      account,
      about: body,
      since: sentAt.getTime(),
    }));
  },

  async decide(backend, id, _choice, reason) {
    if (reason === '') throw new Refusal('request_invalid', { text: 'reason: write the answer' });
    const [, account, number] = /^(\d{1,15})-(\d{1,15})$/.exec(id) ?? [];
    if (account === undefined) return false;
    const accountId = Number(account);
    return backend.engine.transaction(async (transaction) => {
      const [room] = await transaction.select().from(chatRooms).where(eq(chatRooms.accountId, accountId)).for('update');
      // an answer, or a further message of the customer
      if (room?.lastNumber !== Number(number)) return false;
      const ofLast = and(eq(chatMessages.accountId, accountId), eq(chatMessages.number, room.lastNumber));
      const [last] = await transaction.select().from(chatMessages).where(ofLast);
      if (last?.author !== 'customer') return false;
      await addMessageIn(backend, transaction, accountId, { author: 'operator', key: randomUUID(), body: reason });
      return true;
    });
  },
};

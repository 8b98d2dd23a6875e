import { liveTypes } from '@atrium/api';
import { and, asc, count, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import { accounts } from '../accounts/tables';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { countRequest } from '../limits/count-request';
import { publish } from '../live/publish';
import { chatMessages, chatRooms } from './tables';

/** Messages in one answer. */
const pageSize = 200;
/** Messages kept in a room; older ones are removed. */
const mostKept = 5_000;
/** Messages that a customer sends within a minute. */
const limit = { max: 30, within: 60_000 };
/** Rooms that the control page lists. */
const mostListed = 50;

export interface Message {
  author: 'customer' | 'operator';
  /** The same key stores a message once. */
  key: string;
  body: string;
}

/**
 * Stores a message once and tells the customer's tabs. Returns its number. The room stays locked until the commit, so
 * numbers become visible in order and without gaps.
 * @throws Refusal `login_try_later` for a customer's message over the limit
 */
export async function addMessage(backend: Backend, accountId: number, message: Message): Promise<number> {
  return backend.engine.transaction((transaction) => addMessageIn(backend, transaction, accountId, message));
}

/** `addMessage` as a part of a transaction. */
export async function addMessageIn(
  backend: Backend,
  transaction: Transaction,
  accountId: number,
  { author, key, body }: Message,
): Promise<number> {
  await transaction.insert(chatRooms).values({ accountId, lastNumber: 0 }).onConflictDoNothing();
  const room = onlyRow(
    await transaction.select().from(chatRooms).where(eq(chatRooms.accountId, accountId)).for('update'),
  );
  const ofMessage = and(
    eq(chatMessages.accountId, accountId),
    eq(chatMessages.author, author),
    eq(chatMessages.key, key),
  );
  const [stored] = await transaction.select().from(chatMessages).where(ofMessage);
  if (stored) return stored.number;
  if (author === 'customer')
    await countRequest(backend, transaction, [{ subject: `chat:${accountId}`, ...limit }], 'login_try_later');
  const number = room.lastNumber + 1;
  await transaction
    .insert(chatMessages)
    .values({ accountId, number, author, key, body, sentAt: new Date(backend.clock()) });
  await transaction.update(chatRooms).set({ lastNumber: number }).where(eq(chatRooms.accountId, accountId));
  await transaction
    .delete(chatMessages)
    .where(and(eq(chatMessages.accountId, accountId), lte(chatMessages.number, number - mostKept)));
  await announce(backend, transaction, accountId);
  return number;
}

/** The messages of a room after a number, in order, at most 200. */
export async function messagesAfter({ engine }: Backend, accountId: number, after: number) {
  return engine.database
    .select({
      number: chatMessages.number,
      author: chatMessages.author,
      key: chatMessages.key,
      body: chatMessages.body,
      sentAt: chatMessages.sentAt,
    })
    .from(chatMessages)
    .where(and(eq(chatMessages.accountId, accountId), gt(chatMessages.number, after)))
    .orderBy(asc(chatMessages.number))
    .limit(pageSize);
}

/** Marks messages as read up to a number, never back, and tells the customer's other tabs. */
export async function markRead(backend: Backend, accountId: number, upTo: number): Promise<void> {
  await backend.engine.transaction(async (transaction) => {
    const changed = await transaction
      .update(chatRooms)
      .set({ readNumber: sql`least(${upTo}, ${chatRooms.lastNumber})` })
      .where(
        and(eq(chatRooms.accountId, accountId), sql`${chatRooms.readNumber} < least(${upTo}, ${chatRooms.lastNumber})`),
      )
      .returning({ accountId: chatRooms.accountId });
    if (changed.length > 0) await announce(backend, transaction, accountId);
  });
}

/** The operator's messages that the customer has not read. */
export async function unreadCount({ engine }: Backend, accountId: number): Promise<number> {
  const { unread } = onlyRow(
    await engine.database
      .select({ unread: count() })
      .from(chatMessages)
      .innerJoin(chatRooms, eq(chatRooms.accountId, chatMessages.accountId))
      .where(
        and(
          eq(chatMessages.accountId, accountId),
          eq(chatMessages.author, 'operator'),
          gt(chatMessages.number, chatRooms.readNumber),
        ),
      ),
  );
  return unread;
}

/** The rooms with their last message, the latest first, for operators. */
export async function listRooms({ engine }: Backend) {
  return engine.database
    .select({
      merchant: accounts.merchant,
      account: accounts.name,
      author: chatMessages.author,
      body: chatMessages.body,
      sentAt: chatMessages.sentAt,
      messages: chatRooms.lastNumber,
    })
    .from(chatRooms)
    .innerJoin(accounts, eq(accounts.id, chatRooms.accountId))
    .innerJoin(
      chatMessages,
      and(eq(chatMessages.accountId, chatRooms.accountId), eq(chatMessages.number, chatRooms.lastNumber)),
    )
    .orderBy(desc(chatMessages.sentAt))
    .limit(mostListed);
}

function announce(backend: Backend, transaction: Transaction, accountId: number) {
  return publish(backend, transaction, accountId, { type: liveTypes.chat, popup: false });
}

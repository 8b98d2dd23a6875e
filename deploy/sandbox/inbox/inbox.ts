import { and, count, desc, eq, gte, inArray, isNull } from 'drizzle-orm';
import { liveTypes } from '@atrium/api';
import type { Backend } from '../backend';
import type { Queries } from '../../engine';
import { onlyRow } from '../database/only-row';
import { publish } from '../live/publish';
import { textIn } from '../merchants/some-texts';
import { inboxDeliveries, inboxMessages } from './tables';

/** A page of an account's messages, the latest first, and their number. Pages begin at 1. */
export async function inboxPage(
  { engine }: Backend,
  accountId: number,
  { page, size, language }: { page: number; size: number; language: string },
) {
  const own = eq(inboxDeliveries.accountId, accountId);
  const [{ total }, found] = await Promise.all([
    engine.database.select({ total: count() }).from(inboxDeliveries).where(own).then(onlyRow),
    stored(engine.database)
      .where(own)
      .orderBy(desc(inboxDeliveries.sentAt), desc(inboxDeliveries.messageId))
      .limit(size)
      .offset((page - 1) * size),
  ]);
  return { total, messages: found.map((message) => itemIn(message, language)) };
}

/** A message of the account with its text; undefined when the account has no such message. */
export async function inboxMessageOf({ engine }: Backend, accountId: number, id: number, language: string) {
  const [found] = await stored(engine.database).where(
    and(eq(inboxDeliveries.accountId, accountId), eq(inboxDeliveries.messageId, id)),
  );
  return found && { ...itemIn(found, language), content: textIn(found.contents, language) };
}

/** Unread messages that were sent at or after a time, in milliseconds since 1970; without a time, all. */
export async function unreadMessages({ engine }: Backend, accountId: number, from?: number): Promise<number> {
  const { unread } = onlyRow(
    await engine.database
      .select({ unread: count() })
      .from(inboxDeliveries)
      .where(
        and(
          eq(inboxDeliveries.accountId, accountId),
          isNull(inboxDeliveries.readAt),
          from === undefined ? undefined : gte(inboxDeliveries.sentAt, new Date(from)),
        ),
      ),
  );
  return unread;
}

/** Marks messages as read, all of the account without ids, and tells the account's tabs when any was unread. */
export async function markInboxRead(backend: Backend, accountId: number, ids?: number[]): Promise<void> {
  await backend.engine.transaction(async (transaction) => {
    const changed = await transaction
      .update(inboxDeliveries)
      .set({ readAt: new Date(backend.clock()) })
      .where(
        and(
          eq(inboxDeliveries.accountId, accountId),
          isNull(inboxDeliveries.readAt),
          ids && inArray(inboxDeliveries.messageId, ids),
        ),
      )
      .returning({ id: inboxDeliveries.messageId });
    if (changed.length > 0) await publish(backend, transaction, accountId, { type: liveTypes.message, popup: false });
  });
}

const stored = (queries: Queries) =>
  queries
    .select({
      id: inboxMessages.id,
      titles: inboxMessages.titles,
      contents: inboxMessages.contents,
      sentAt: inboxDeliveries.sentAt,
      readAt: inboxDeliveries.readAt,
    })
    .from(inboxDeliveries)
    .innerJoin(inboxMessages, eq(inboxMessages.id, inboxDeliveries.messageId));

type Stored = Awaited<ReturnType<typeof stored>>[number];

function itemIn({ id, titles, sentAt, readAt }: Stored, language: string) {
  return { id: String(id), title: textIn(titles, language), sendTime: sentAt.getTime(), read: readAt !== null };
}

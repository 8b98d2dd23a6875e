import type { LiveEvent } from '@atrium/api';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { liveEvents, liveStreams } from './tables';

/** Notification channel between processes: a customer has new events; the payload is the account id. */
export const liveChannel = 'sandbox_live';

/**
 * Adds an event to the customer's live channel; listeners are notified when the transaction commits. The customer's
 * counter stays locked until then, so that ids become visible in order and without gaps.
 */
export async function publish(
  backend: Backend,
  transaction: Transaction,
  accountId: number,
  event: LiveEvent,
): Promise<number> {
  const { id } = onlyRow(
    await transaction
      .insert(liveStreams)
      .values({ accountId, lastId: 1 })
      .onConflictDoUpdate({ target: liveStreams.accountId, set: { lastId: sql`${liveStreams.lastId} + 1` } })
      .returning({ id: liveStreams.lastId }),
  );
  await transaction.insert(liveEvents).values({ accountId, id, body: event, createdAt: new Date(backend.clock()) });
  await transaction
    .delete(liveEvents)
    .where(and(eq(liveEvents.accountId, accountId), lte(liveEvents.id, id - backend.limits.liveEvents)));
  await backend.engine.notify(liveChannel, String(accountId), transaction);
  return id;
}

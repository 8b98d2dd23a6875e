import type { LiveEvent } from '@atrium/api';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Backend } from '../backend';
import { liveEvents, liveStreams } from './tables';

export interface NumberedEvent {
  id: number;
  body: LiveEvent;
}

/** Events of a customer after this id, oldest first. */
export async function eventsAfter({ engine }: Backend, accountId: number, id: number): Promise<NumberedEvent[]> {
  return engine.database
    .select({ id: liveEvents.id, body: liveEvents.body })
    .from(liveEvents)
    .where(and(eq(liveEvents.accountId, accountId), gt(liveEvents.id, id)))
    .orderBy(asc(liveEvents.id));
}

/** Milliseconds since an event, if it is still stored. */
async function ageOf({ engine, clock }: Backend, accountId: number, id: number): Promise<{ age?: number }> {
  const [event] = await engine.database
    .select({ at: liveEvents.createdAt })
    .from(liveEvents)
    .where(and(eq(liveEvents.accountId, accountId), eq(liveEvents.id, id)));
  return event ? { age: Math.max(0, clock() - event.at.getTime()) } : {};
}

/** Id of the customer's last event; 0 before the first. */
async function lastEventId({ engine }: Backend, accountId: number): Promise<number> {
  const [stream] = await engine.database
    .select({ lastId: liveStreams.lastId })
    .from(liveStreams)
    .where(eq(liveStreams.accountId, accountId));
  return stream?.lastId ?? 0;
}

/** Ids of the last events of customers; without those who had none. */
export async function lastEventIds({ engine }: Backend, accountIds: readonly number[]): Promise<Map<number, number>> {
  const streams = await engine.database
    .select({ accountId: liveStreams.accountId, lastId: liveStreams.lastId })
    .from(liveStreams)
    .where(inArray(liveStreams.accountId, [...new Set(accountIds)]));
  return new Map(streams.map(({ accountId, lastId }) => [accountId, lastId]));
}

/**
 * Start position of a reconnecting listener: after the id it names, or, when later events are no longer stored or the
 * id is unknown, the current position with a reset.
 */
export async function resumePosition(
  backend: Backend,
  accountId: number,
  named: string | undefined,
): Promise<{ from: number; reset: boolean; age?: number }> {
  const last = await lastEventId(backend, accountId);
  if (named === undefined) return { from: last, reset: false, ...(await ageOf(backend, accountId, last)) };
  const from = /^\d{1,15}$/.test(named) ? Number(named) : -1;
  const missed = last - from;
  if (from < 0 || missed < 0) return { from: last, reset: true };
  // more events may have come since the last id was read: what matters is whether the next one is still stored
  const [next] = await eventsAfter(backend, accountId, from);
  return missed === 0 || next?.id === from + 1 ? { from, reset: false } : { from: last, reset: true };
}

import { recordDays, recordMonths } from '@atrium/api';
import { and, eq, exists, lt, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import type { Backend } from '../backend';
import { identityRecords } from '../identity/tables';
import { moneyRequests } from '../ledger/tables';
import { playSessions } from '../play/tables';
import { pendingSignIns, knownDevices, sessions, signIns } from '../session/tables';
import { socialAttempts } from '../social/tables';
import { rounds, vendorCalls } from '../vendors/tables';
import { walletNonces } from '../wallet-interface/tables';

const day = 24 * 3_600_000;

/** Retention periods in milliseconds. */
export const retention = {
  /** Answers to money requests, for repeated calls; the ledger itself refuses a used key forever. */
  moneyRequests: 30 * day,
  /** Expired sessions, so that a returning client gets the right refusal; games likewise. */
  ended: day,
  /** Rounds of the vendors, once the wallet has acknowledged all their calls: as long as the records of a member reach. */
  rounds: (recordMonths * 31 + recordDays) * day,
  /** Sign-ins; the last two of each account are kept. */
  signIns: 90 * day,
  /** Devices without a sign-in. */
  knownDevices: 180 * day,
};

type Pruned = Record<
  | 'moneyRequests'
  | 'sessions'
  | 'playSessions'
  | 'signIns'
  | 'knownDevices'
  | 'begunSignIns'
  | 'socialAttempts'
  | 'identityRecords'
  | 'rounds'
  | 'walletNonces',
  number
>;

/**
 * Removes obsolete rows and returns how many of each kind. Codes, challenges, failure counters, draws and the outbox
 * are pruned where they are written. Safe to run in several processes at once.
 */
export async function prune({ engine, clock, limits }: Pick<Backend, 'engine' | 'clock' | 'limits'>): Promise<Pruned> {
  const before = (age: number) => new Date(clock() - age);
  const remove = async (table: PgTable, which: SQL | undefined): Promise<number> =>
    (
      await engine.database
        .delete(table)
        .where(which)
        .returning({ gone: sql`1` })
    ).length;
  const later = alias(signIns, 'later');
  const twoLater = engine.database
    .select({ one: sql`1` })
    .from(later)
    .where(and(sql`${later.accountId} = ${signIns.accountId}`, sql`${later.id} > ${signIns.id}`))
    .offset(1)
    .limit(1);
  const waiting = engine.database
    .select({ one: sql`1` })
    .from(vendorCalls)
    .where(and(eq(vendorCalls.round, rounds.id), eq(vendorCalls.state, 'waiting')));
  return {
    moneyRequests: await remove(moneyRequests, lt(moneyRequests.createdAt, before(retention.moneyRequests))),
    sessions: await remove(
      sessions,
      or(
        lt(sessions.usedAt, before(limits.sessionIdle + retention.ended)),
        lt(sessions.createdAt, before(limits.sessionLife + retention.ended)),
      ),
    ),
    playSessions: await remove(playSessions, lt(playSessions.usedAt, before(retention.ended))),
    signIns: await remove(signIns, and(lt(signIns.at, before(retention.signIns)), exists(twoLater))),
    knownDevices: await remove(knownDevices, lt(knownDevices.seenAt, before(retention.knownDevices))),
    begunSignIns: await remove(pendingSignIns, lt(pendingSignIns.expiresAt, before(0))),
    socialAttempts: await remove(socialAttempts, lt(socialAttempts.expiresAt, before(0))),
    rounds: await remove(
      rounds,
      and(lt(rounds.createdAt, before(retention.rounds)), ne(rounds.state, 'placed'), notExists(waiting)),
    ),
    walletNonces: await remove(walletNonces, lt(walletNonces.expiresAt, before(0))),
    // the provider uses the real time
    identityRecords: await remove(identityRecords, lt(identityRecords.expiresAt, new Date())),
  };
}

/** Prunes once an hour; returns a stop function. */
export function startPruning(backend: Backend, onFailure: (error: unknown) => void): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = prune(backend).catch(onFailure);
  }, 3_600_000).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

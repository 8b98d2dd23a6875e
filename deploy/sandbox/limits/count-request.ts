import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { Backend } from '../backend';
import { codeRequests } from '../verification/tables';
import { Refusal } from '../wire/refusal';
import type { RefusalKey } from '../wire/refusals';

/** Longest window of any limit, in milliseconds: one hour. */
const longestWindow = 3_600_000;

/** Message keys of the refusals. */
type LimitRefusal = Extract<RefusalKey, 'login_try_later' | 'sms_try_later'>;

/** A rate limit. */
export interface Limit {
  /** The counted subject, prefixed by its purpose: `captcha:192.0.2.7`. */
  subject: string;
  max: number;
  /** Milliseconds, at most an hour. */
  within: number;
  /** Minimum milliseconds between two requests. */
  pause?: number;
}

/**
 * Counts a request against its limits; requests of one subject are serialized across processes. A refused request is
 * not counted, so that no subject has more rows than its limit.
 * @throws Refusal with the key and the seconds to wait
 */
export async function countRequest(
  backend: Pick<Backend, 'clock'>,
  queries: Queries,
  limits: Limit[],
  refusal: LimitRefusal,
): Promise<void> {
  refuseWaiting(await waitOrCount(backend, queries, limits), refusal);
}

/**
 * Refuses a request that is over a limit without counting it, before it takes a place in the hashing queue. It is
 * counted once it has one.
 * @throws Refusal as `countRequest` does
 */
export async function refuseOverLimit(
  { clock, engine }: Pick<Backend, 'clock' | 'engine'>,
  limits: Limit[],
  refusal: LimitRefusal,
): Promise<void> {
  const waits = await Promise.all(limits.map((limit) => waitFor(engine.database, limit, clock())));
  refuseWaiting(Math.max(...waits), refusal);
}

function refuseWaiting(milliseconds: number, refusal: LimitRefusal): void {
  if (milliseconds > 0) throw new Refusal(refusal, { retryAfter: Math.ceil(milliseconds / 1000) });
}

/**
 * As `countRequest`, for a caller that must not be refused: returns the milliseconds to wait, 0 when the request was
 * counted.
 */
export async function waitOrCount(
  { clock }: Pick<Backend, 'clock'>,
  queries: Queries,
  limits: Limit[],
): Promise<number> {
  const now = clock();
  await queries.delete(codeRequests).where(lt(codeRequests.at, new Date(now - longestWindow)));
  // in a fixed order, to prevent deadlocks
  const ordered = [...limits].sort((one, other) => (one.subject < other.subject ? -1 : 1));
  for (const { subject } of ordered) await queries.execute(sql`select pg_advisory_xact_lock(hashtext(${subject}))`);
  for (const limit of ordered) {
    const wait = await waitFor(queries, limit, now);
    if (wait > 0) return wait;
  }
  await queries.insert(codeRequests).values(ordered.map(({ subject }) => ({ subject, at: new Date(now) })));
  return 0;
}

/** Milliseconds until the limit allows another request. */
async function waitFor(queries: Queries, { subject, max, within, pause = 0 }: Limit, now: number): Promise<number> {
  const recent = await queries
    .select({ at: codeRequests.at })
    .from(codeRequests)
    .where(and(eq(codeRequests.subject, subject), gt(codeRequests.at, new Date(now - within))))
    .orderBy(desc(codeRequests.at))
    .limit(max);
  const latest = recent[0]?.at.getTime() ?? -Infinity;
  const oldestThatCounts = recent[max - 1]?.at.getTime() ?? -Infinity;
  return Math.max(0, latest + pause - now, oldestThatCounts + within - now);
}

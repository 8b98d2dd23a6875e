import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { Backend } from '../backend';
import { codeRequests } from '../verification/tables';
import { Refusal } from '../wire/refusal';

/** No limit looks further back. Milliseconds, an hour. */
const longestWindow = 3_600_000;

/** Keys of the answer to callers who have to wait. */
type Waiting = 'login_try_later' | 'sms_try_later';

/** How often something may be asked for. */
export interface Limit {
  /** What is counted, its purpose first: `captcha:192.0.2.7`. */
  subject: string;
  most: number;
  /** Milliseconds, at most an hour. */
  within: number;
  /** Milliseconds between two. */
  pause?: number;
}

/**
 * Counts a request against its limits, one process at a time for each subject. What is refused is not counted, so that no
 * subject has more rows than its limit.
 *
 * @throws Refusal with the key and the seconds to wait
 */
export async function countRequest(
  backend: Pick<Backend, 'clock'>,
  queries: Queries,
  limits: Limit[],
  refusal: Waiting,
): Promise<void> {
  refuseWaiting(await waitOrCount(backend, queries, limits), refusal);
}

/**
 * Refuses a request that is over a limit without counting it, so that it takes no place in the queue for hashing. It is
 * counted once it has one.
 * @throws Refusal as `countRequest` does
 */
export async function refuseOverLimit(
  { clock, engine }: Pick<Backend, 'clock' | 'engine'>,
  limits: Limit[],
  refusal: Waiting,
): Promise<void> {
  const waits = await Promise.all(limits.map((limit) => waitFor(engine.database, limit, clock())));
  refuseWaiting(Math.max(...waits), refusal);
}

function refuseWaiting(milliseconds: number, refusal: Waiting): void {
  if (milliseconds > 0) throw new Refusal(refusal, { status: 429, retryAfter: Math.ceil(milliseconds / 1000) });
}

/** The same for a caller who must not be refused: milliseconds to wait, 0 where the request was counted. */
export async function waitOrCount(
  { clock }: Pick<Backend, 'clock'>,
  queries: Queries,
  limits: Limit[],
): Promise<number> {
  const now = clock();
  await queries.delete(codeRequests).where(lt(codeRequests.at, new Date(now - longestWindow)));
  // in one order, so that no two wait for each other
  const ordered = [...limits].sort((one, other) => (one.subject < other.subject ? -1 : 1));
  for (const { subject } of ordered) await queries.execute(sql`select pg_advisory_xact_lock(hashtext(${subject}))`);
  for (const limit of ordered) {
    const wait = await waitFor(queries, limit, now);
    if (wait > 0) return wait;
  }
  await queries.insert(codeRequests).values(ordered.map(({ subject }) => ({ subject, at: new Date(now) })));
  return 0;
}

/** Milliseconds until another request is within the limit. */
async function waitFor(queries: Queries, { subject, most, within, pause = 0 }: Limit, now: number): Promise<number> {
  const recent = await queries
    .select({ at: codeRequests.at })
    .from(codeRequests)
    .where(and(eq(codeRequests.subject, subject), gt(codeRequests.at, new Date(now - within))))
    .orderBy(desc(codeRequests.at))
    .limit(most);
  const latest = recent[0]?.at.getTime() ?? -Infinity;
  const oldestThatCounts = recent[most - 1]?.at.getTime() ?? -Infinity;
  return Math.max(0, latest + pause - now, oldestThatCounts + within - now);
}

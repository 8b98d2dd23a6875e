import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { Backend } from '../backend';
import { Refusal } from '../wire/refusal';
import { codeRequests } from './tables';

const hour = 3_600_000;

export interface Limit {
  /** What is counted: a number, an address. */
  subject: string;
  /** So often within an hour. */
  hourly: number;
  /** Milliseconds between two. */
  pause?: number;
}

/**
 * Counts a request against its limits, one process at a time for each subject.
 *
 * @param refusal key of the answer to whoever has to wait; `sms_try_later` unless told
 * @throws Refusal with that key and the seconds to wait; what is refused is not counted
 */
export async function countRequest(
  { clock }: Backend,
  queries: Queries,
  limits: Limit[],
  refusal?: 'login_try_later',
): Promise<void> {
  const now = clock();
  await queries.delete(codeRequests).where(lt(codeRequests.at, new Date(now - hour)));
  // in one order, so that no two wait for each other
  const ordered = [...limits].sort((one, other) => (one.subject < other.subject ? -1 : 1));
  for (const { subject } of ordered) await queries.execute(sql`select pg_advisory_xact_lock(hashtext(${subject}))`);
  for (const limit of ordered) {
    const wait = await waitFor(queries, limit, now);
    if (wait > 0) throw new Refusal(refusal ?? 'sms_try_later', { status: 429, retryAfter: Math.ceil(wait / 1000) });
  }
  await queries.insert(codeRequests).values(ordered.map(({ subject }) => ({ subject, at: new Date(now) })));
}

/** Milliseconds until another request is within the limit. */
async function waitFor(queries: Queries, { subject, hourly, pause = 0 }: Limit, now: number): Promise<number> {
  const recent = await queries
    .select({ at: codeRequests.at })
    .from(codeRequests)
    .where(and(eq(codeRequests.subject, subject), gt(codeRequests.at, new Date(now - hour))))
    .orderBy(codeRequests.at);
  const latest = recent.at(-1)?.at.getTime() ?? -Infinity;
  const oldestThatCounts = recent.at(-hourly)?.at.getTime() ?? -Infinity;
  return Math.max(0, latest + pause - now, oldestThatCounts + hour - now);
}

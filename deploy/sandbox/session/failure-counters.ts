import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { Backend } from '../backend';
import { Refusal } from '../wire/refusal';
import { failureCounts } from './tables';

/**
 * Consecutive failures of one kind: the first `free` ones cost no wait; each further one doubles it, up to `longest`.
 */
export interface FailureCounter {
  subject: string;
  free: number;
  /** Seconds. */
  longest: number;
  /** The count restarts when the last failure is older than this. Milliseconds. */
  memory: number;
}

/** Longest memory of any counter. Milliseconds, a day. */
const longestMemory = 24 * 3_600_000;
/** Marks a subject that was never blocked. */
const never = new Date(0);

/**
 * Claims the single available attempt: it counts as failed from now on, so that parallel attempts do not pass together.
 * Returns the consecutive failures.
 * @param details sent with the refusal
 * @throws Refusal `login_try_later` during a wait, or when a concurrent attempt was faster
 */
export async function countFailure(
  { clock }: Backend,
  queries: Queries,
  { subject, free, longest, memory }: FailureCounter,
  details?: { captcha: boolean },
): Promise<number> {
  const now = clock();
  const failedAt = new Date(now);
  const failures = sql`case when ${failureCounts.failedAt} < ${new Date(now - memory)} then 1 else ${failureCounts.failures} + 1 end`;
  // 1, 2, 4 … seconds
  const delay = sql`make_interval(secs => least(${longest}, power(2, least(10, ${failures} - ${free} - 1))))`;
  const [row] = await queries
    .insert(failureCounts)
    .values({ subject, failures: 1, failedAt, blockedUntil: never })
    .onConflictDoUpdate({
      target: failureCounts.subject,
      set: {
        failures,
        failedAt,
        // a failure without a wait must not block a caller that arrived earlier but is counted later
        blockedUntil: sql`case when ${failures} <= ${free} then ${failureCounts.blockedUntil} else ${failedAt}::timestamptz + ${delay} end`,
      },
      setWhere: sql`${failureCounts.blockedUntil} <= ${failedAt}`,
    })
    .returning({ failures: failureCounts.failures });
  if (row) return row.failures;
  const [blocked] = await queries.select().from(failureCounts).where(eq(failureCounts.subject, subject));
  const wait = Math.ceil(((blocked?.blockedUntil.getTime() ?? now) - now) / 1000);
  throw new Refusal('login_try_later', { retryAfter: Math.max(1, wait), value: details });
}

/** Uncounts an attempt that succeeded. */
export async function uncountFailure(queries: Queries, { subject }: FailureCounter): Promise<void> {
  await queries
    .update(failureCounts)
    .set({ failures: sql`greatest(${failureCounts.failures} - 1, 0)` })
    .where(eq(failureCounts.subject, subject));
}

/** Prunes in small batches, skipping locked rows. */
export async function pruneFailures({ engine, clock }: Backend): Promise<void> {
  const old = new Date(clock() - 2 * longestMemory);
  await engine.database.execute(sql`
    delete from ${failureCounts} where ${failureCounts.subject} in (
      select ${failureCounts.subject} from ${failureCounts} where ${failureCounts.failedAt} < ${old} limit 20 for update skip locked
    )`);
}

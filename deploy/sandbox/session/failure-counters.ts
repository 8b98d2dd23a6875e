import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { Backend } from '../backend';
import { Refusal } from '../wire/refusal';
import { guesses } from './tables';

/** Failures in a row of one kind: `free` ones cost no waiting, each further one twice the wait before, up to `longest`. */
export interface FailureCounter {
  subject: string;
  free: number;
  /** Seconds. */
  longest: number;
  /** They begin anew where the last is older than this. Milliseconds. */
  memory: number;
}

/** No counter remembers longer. Milliseconds, a day. */
const longestMemory = 24 * 3_600_000;
/** Where nobody was ever made to wait. */
const never = new Date(0);

/**
 * Takes the one attempt there is to take: it counts as failed from now on, so that attempts sent side by side are not
 * let through together. Answers the failures in a row.
 * @param told goes with the refusal
 * @throws Refusal `login_try_later` while there is waiting to be done, or when another was quicker
 */
export async function countFailure(
  { clock }: Backend,
  queries: Queries,
  { subject, free, longest, memory }: FailureCounter,
  told?: { captcha: boolean },
): Promise<number> {
  const now = clock();
  const failedAt = new Date(now);
  const failures = sql`case when ${guesses.failedAt} < ${new Date(now - memory)} then 1 else ${guesses.failures} + 1 end`;
  // 1, 2, 4 … seconds
  const delay = sql`make_interval(secs => least(${longest}, power(2, least(10, ${failures} - ${free} - 1))))`;
  const [row] = await queries
    .insert(guesses)
    .values({ subject, failures: 1, failedAt, blockedUntil: never })
    .onConflictDoUpdate({
      target: guesses.subject,
      set: {
        failures,
        failedAt,
        // a failure that costs no waiting must not keep out who came a moment earlier and is counted a moment later
        blockedUntil: sql`case when ${failures} <= ${free} then ${guesses.blockedUntil} else ${failedAt}::timestamptz + ${delay} end`,
      },
      setWhere: sql`${guesses.blockedUntil} <= ${failedAt}`,
    })
    .returning({ failures: guesses.failures });
  if (row) return row.failures;
  const [blocked] = await queries.select().from(guesses).where(eq(guesses.subject, subject));
  const wait = Math.ceil(((blocked?.blockedUntil.getTime() ?? now) - now) / 1000);
  throw new Refusal('login_try_later', { status: 429, retryAfter: Math.max(1, wait), value: told });
}

/** An attempt that was counted has not failed after all. */
export async function takeBackFailure(queries: Queries, { subject }: FailureCounter): Promise<void> {
  await queries
    .update(guesses)
    .set({ failures: sql`greatest(${guesses.failures} - 1, 0)` })
    .where(eq(guesses.subject, subject));
}

/** A few at a time, and none that is being counted. */
export async function forgetOldFailures({ engine, clock }: Backend): Promise<void> {
  const old = new Date(clock() - 2 * longestMemory);
  await engine.database.execute(sql`
    delete from ${guesses} where ${guesses.subject} in (
      select ${guesses.subject} from ${guesses} where ${guesses.failedAt} < ${old} limit 20 for update skip locked
    )`);
}

import { and, eq, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import { Refusal } from '../wire/refusal';
import type { RefusalKey } from '../wire/refusals';
import { codeRequests } from '../verification/tables';
import { countRequest, type Limit } from './count-request';

/**
 * Limits wrong guesses: counts the request before any work, and takes the count back unless it fails with the refusal of
 * a wrong guess. Right requests and repetitions cost nothing, and guesses sent in parallel do not pass the limit.
 * @throws Refusal `login_try_later`, and what `work` throws
 */
export async function limitGuesses<Answer>(
  backend: Backend,
  limits: Limit[],
  wrong: RefusalKey,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { engine } = backend;
  const counted = new Date(backend.clock());
  await engine.transaction((transaction) =>
    countRequest({ clock: () => counted.getTime() }, transaction, limits, 'login_try_later'),
  );
  let guessed = false;
  try {
    return await work();
  } catch (error) {
    guessed = error instanceof Refusal && error.key === wrong;
    throw error;
  } finally {
    if (!guessed) await Promise.all(limits.map(({ subject }) => takeBack(backend, subject, counted)));
  }
}

/** Deletes one of the requests of a subject that were counted at this moment. */
async function takeBack({ engine }: Backend, subject: string, at: Date): Promise<void> {
  const same = and(eq(codeRequests.subject, subject), eq(codeRequests.at, at));
  const one = sql`(select ctid from ${codeRequests} where ${same} limit 1 for update skip locked)`;
  await engine.database.delete(codeRequests).where(sql`ctid = ${one}`);
}

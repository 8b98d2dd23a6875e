import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseUnavailable } from './database-unavailable';
import { damageIn } from './database-damaged';

/** Milliseconds between two attempts. */
const pause = 500;

/** Retries the work until the database is reachable or `isCancelled` returns true. Rejects with any other failure. */
export async function runOnceReachable(
  work: () => Promise<void>,
  isCancelled: () => boolean = () => false,
): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (isCancelled()) return;
      if (!isDatabaseUnavailable(error) || damageIn(error) !== undefined) throw error;
      await wait(pause, undefined, { ref: false });
    }
  }
}

interface RetryOptions {
  /** Whether the caller can run without the work; otherwise an unreachable database is a failure like any other. */
  canWait: boolean;
  /** Called if the database is unreachable, and with failures of the later attempts. */
  onFailure: (error: unknown) => void;
  isCancelled: () => boolean;
}

/** Runs the work now, or later if the database is unreachable and `canWait`. `completed` resolves once it is done. */
export async function runNowOrOnceReachable(
  work: () => Promise<void>,
  { canWait, onFailure, isCancelled }: RetryOptions,
): Promise<{ completed: Promise<void> }> {
  try {
    await work();
    return { completed: Promise.resolve() };
  } catch (error) {
    if (!canWait || !isDatabaseUnavailable(error)) throw error;
    onFailure(error);
    // A damaged database needs a restored backup and a new start.
    if (damageIn(error) !== undefined) return { completed: new Promise(() => undefined) };
    const completed = runOnceReachable(work, isCancelled);
    completed.catch(onFailure);
    return { completed };
  }
}

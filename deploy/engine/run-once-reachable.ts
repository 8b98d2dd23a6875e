import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseUnavailable } from './database-unavailable';
import { damageIn } from './database-damaged';

/** Milliseconds between two tries. */
const pause = 500;

/** Does the work as soon as the database answers, again and again until that is given up. Rejects with any other failure. */
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
  /** Whether anything can be done meanwhile; otherwise a database that is away is a failure like any other. */
  mayWait: boolean;
  /** Told of a database that is away, and of what goes wrong later. */
  failed: (error: unknown) => void;
  isCancelled: () => boolean;
}

/** Does the work now, or, where the database is away and may be waited for, later; `whole` resolves once it is done. */
export async function runNowOrOnceReachable(
  work: () => Promise<void>,
  { mayWait, failed, isCancelled }: RetryOptions,
): Promise<{ whole: Promise<void> }> {
  try {
    await work();
    return { whole: Promise.resolve() };
  } catch (error) {
    if (!mayWait || !isDatabaseUnavailable(error)) throw error;
    failed(error);
    // It does not mend itself: a start after it was restored finds it whole.
    if (damageIn(error) !== undefined) return { whole: new Promise(() => undefined) };
    const whole = runOnceReachable(work, isCancelled);
    whole.catch(failed);
    return { whole };
  }
}

import { reaction } from 'mobx';
import type { AccountStore } from './account-store';
import type { PartName } from './part-names';

/** The parts that badges count. */
const counted = ['unread', 'promotions', 'confirmations'] as const satisfies PartName[];

/** First and longest pause before a failed part is loaded again, in milliseconds; each failure doubles it. */
const firstPause = 2_000;
const longestPause = 60_000;

export interface RetrySources {
  account: Pick<AccountStore, 'parts' | 'refresh'>;
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  random?: () => number;
}

/**
 * Loads a count again that failed: after a pause, when the connection returns, and when the page is seen again. A
 * hidden page waits until it is seen. Returns the stop.
 */
export function retryCounts(sources: RetrySources): () => void {
  const { window, document } = sources;
  const parts = counted.map((name) => retryPart(name, sources));
  const retryAll = () => parts.forEach(({ retry }) => retry());
  window.addEventListener('online', retryAll);
  document.addEventListener('visibilitychange', retryAll);
  return () => {
    window.removeEventListener('online', retryAll);
    document.removeEventListener('visibilitychange', retryAll);
    parts.forEach(({ stop }) => stop());
  };
}

function retryPart(name: PartName, { account, document, random = Math.random }: RetrySources) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const retry = () => {
    if (account.parts[name].state !== 'failed' || document.visibilityState !== 'visible') return;
    clearTimeout(timer);
    void account.refresh(name);
  };
  const stopFollowing = reaction(
    () => account.parts[name].state,
    (state) => {
      clearTimeout(timer);
      if (state === 'ready' || state === 'absent') failures = 0;
      if (state !== 'failed') return;
      const pause = Math.min(longestPause, firstPause * 2 ** failures);
      failures += 1;
      timer = setTimeout(retry, pause * (0.5 + random() / 2));
    },
    { fireImmediately: true },
  );
  return {
    retry,
    stop() {
      clearTimeout(timer);
      stopFollowing();
    },
  };
}

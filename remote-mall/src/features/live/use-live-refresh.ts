import { liveTypes } from '@atrium/api';
import { useHost } from '@atrium/contract/react';
import { useEffect } from 'react';

/** What a page shows: rewards, which visitors also see, or what belongs to the member. */
type Shown = 'rewards' | 'mine';

const own: readonly string[] = [liveTypes.redemption, liveTypes.balance];

/**
 * Calls `refresh` when the live channel reports that the shown data may have changed, and when the device is online
 * again: what was reported before could not be read.
 */
export function useLiveRefresh(shown: Shown, refresh: () => void | Promise<void>): void {
  const { events } = useHost();
  useEffect(() => {
    const read = () => void refresh();
    const stop = events.on('live.received@1', ({ type, data }) => {
      const changed =
        shown === 'mine' ? own.includes(type) : type === liveTypes.content && data?.['content'] === 'rewards';
      if (changed || type === liveTypes.reset) read();
    });
    window.addEventListener('online', read);
    return () => {
      stop();
      window.removeEventListener('online', read);
    };
  }, [events, shown, refresh]);
}

import { liveTypes } from '@atrium/api';
import { useHost } from '@atrium/contract/react';
import { useEffect } from 'react';

/** What a page shows: rewards, which visitors also see, or what belongs to the member. */
type Shown = 'rewards' | 'mine';

const own: readonly string[] = [liveTypes.redemption, liveTypes.balance];

/** Calls `refresh` when the live channel reports that the shown data may have changed. */
export function useLiveRefresh(shown: Shown, refresh: () => void | Promise<void>): void {
  const { events } = useHost();
  useEffect(() => {
    return events.on('live.received@1', ({ type, data }) => {
      const changed =
        shown === 'mine' ? own.includes(type) : type === liveTypes.content && data?.['content'] === 'rewards';
      if (changed || type === liveTypes.reset) void refresh();
    });
  }, [events, shown, refresh]);
}

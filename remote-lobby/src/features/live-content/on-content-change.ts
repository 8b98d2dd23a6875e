import { liveTypes } from '@atrium/api';
import { contentPeriod } from '@atrium/api/figures';
import type { Host } from '@atrium/contract';

/** What of the back end's content a page shows; promotions are notices. */
export type Content = 'notices' | 'help' | 'legal';

/**
 * Calls `refresh` when the content may have changed: at an event of the live channel, which visitors and some back ends
 * do not have, and otherwise every 30 seconds while the page is visible, and when it becomes visible. Returns its stop.
 */
export function onContentChange({ events }: Pick<Host, 'events'>, content: Content, refresh: () => void): () => void {
  const refreshVisible = () => document.visibilityState === 'visible' && refresh();
  const stop = events.on('live.received@1', ({ type, data }) => {
    if (type === liveTypes.reset || (type === liveTypes.content && data?.['content'] === content)) refresh();
  });
  const timer = setInterval(refreshVisible, contentPeriod);
  document.addEventListener('visibilitychange', refreshVisible);
  return () => {
    stop();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refreshVisible);
  };
}

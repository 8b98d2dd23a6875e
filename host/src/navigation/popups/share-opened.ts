import type { KeyedStorage } from '../../storage/open-storage';
import type { TabChannel } from '../../storage/tab-channel';
import type { OpenedMessage } from './opened-message';

/** How long a tab waits for the answers of the others. Milliseconds. */
export const answerPeriod = 200;

interface SharedOpened {
  /** The tab's own storage; what it learns to have opened, the other tabs learn too. */
  storage: Pick<KeyedStorage, 'getItem' | 'setItem'>;
  /** Resolves when the storage knows which of these popups have opened in another tab. */
  learn(keys: readonly string[]): Promise<void>;
  stop(): void;
}

/**
 * Makes a popup open once in all tabs of a browser, while one of the tabs that know of it is open: the session of a
 * visitor. A sign-out clears the storage of every tab.
 * @param storage the tab's own
 */
export function shareOpened(
  storage: Pick<KeyedStorage, 'getItem' | 'setItem'>,
  tabs: TabChannel<OpenedMessage>,
): SharedOpened {
  const isKnown = (key: string) => storage.getItem(key) !== null;
  const stop = tabs.listen(({ asked, opened }) => {
    for (const key of opened) storage.setItem(key, 'opened');
    const known = asked.filter(isKnown);
    if (known.length > 0) tabs.post({ asked: [], opened: known });
  });
  return {
    storage: {
      getItem: (key) => storage.getItem(key),
      setItem(key, value) {
        storage.setItem(key, value);
        tabs.post({ asked: [], opened: [key] });
      },
    },
    async learn(keys) {
      const asked = keys.filter((key) => !isKnown(key));
      if (asked.length === 0) return;
      tabs.post({ asked, opened: [] });
      await new Promise((resolve) => setTimeout(resolve, answerPeriod));
    },
    stop,
  };
}

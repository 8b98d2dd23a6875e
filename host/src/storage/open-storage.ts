/** The four methods of a web storage that the host needs. */
export type KeyedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/**
 * A web storage that never throws: when the browser forbids storage or it is full, values live as long as the page.
 * `open` is called once, because even reading `window.localStorage` throws in a browser that forbids it.
 */
export function openStorage(open: () => Storage): KeyedStorage {
  const storage = bound(attempt(open));
  const memory = new Map<string, string>();
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => storage?.getItem(key)) ?? null,
    setItem(key, value) {
      memory.delete(key);
      const kept = attempt(() => {
        storage?.setItem(key, value);
        return storage !== undefined;
      });
      if (!kept) memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      attempt(() => storage?.removeItem(key));
    },
    clear() {
      memory.clear();
      attempt(() => storage?.clear());
    },
  };
}

/** Captures its methods now: a later replacement never sees a value of the session (docs/decisions/0049). */
function bound(storage: Storage | undefined): KeyedStorage | undefined {
  return (
    storage && {
      getItem: storage.getItem.bind(storage),
      setItem: storage.setItem.bind(storage),
      removeItem: storage.removeItem.bind(storage),
      clear: storage.clear.bind(storage),
    }
  );
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

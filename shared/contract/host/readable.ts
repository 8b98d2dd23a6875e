/** A value that changes over time. `subscribe` returns its own stop and does not call at once. */
export interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

/** A `Readable` that its owner may set; listeners are notified of changes only (`Object.is`). */
export interface Writable<T> extends Readable<T> {
  set(value: T): void;
}

/** Creates a `Writable` with an `initial` value. */
export function writable<T>(initial: T): Writable<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

import type { KeyedStorage } from '../storage/open-storage';

const key = 'atrium.starting';
/** Longest time, in milliseconds, that code which waits with an idle thread delays the next evaluation. */
const longestTurn = 500;

/** A release that was starting when its page ended without an event. */
export interface InterruptedStart {
  remote: string;
  release: string;
}

/** The stored data: the token of the page's report, and the time of the last start. */
interface Marks {
  reportToken: string;
  composition: string;
  at: number;
  starting: InterruptedStart[];
}

/**
 * Marks each release in the tab's storage while its code has the main thread: during evaluation, and while a view is
 * mounted. Code that never returns the thread leaves its mark for the next page.
 */
export interface StartMarks {
  /** Marks the release; the returned function ends the mark. */
  begin(remote: string, release: string): () => void;
  /**
   * The same for evaluation, one release after the other, so that a remaining mark names one release. Files have been
   * fetched by then. Code that waits gives up its turn after a while, but stays marked.
   */
  turn(remote: string, release: string): Promise<() => void>;
}

interface MarkSources {
  storage: KeyedStorage;
  /** Report token of this page. */
  reportToken: string;
  composition: string;
  now?: () => number;
}

export function startMarks({ storage, reportToken, composition, now = Date.now }: MarkSources): StartMarks {
  let starting: InterruptedStart[] = [];
  let last: Promise<void> = Promise.resolve();

  function write(): void {
    if (starting.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ reportToken, composition, at: now(), starting } satisfies Marks));
  }

  function begin(remote: string, release: string): () => void {
    // the system may end a hidden page at any time, without an event
    if (document.visibilityState === 'hidden') return () => {};
    const start = { remote, release };
    starting = [...starting, start];
    write();
    return () => {
      starting = starting.filter((one) => one !== start);
      write();
    };
  }

  // A page that fires an event when it is left is not blocked: a reload during a slow load is no failure.
  const leave = () => {
    starting = [];
    storage.removeItem(key);
  };
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());

  return {
    begin,
    async turn(remote, release) {
      const before = last;
      let free = () => {};
      last = new Promise<void>((resolve) => (free = resolve));
      await before;
      const end = begin(remote, release);
      const timer = setTimeout(free, longestTurn);
      return () => {
        clearTimeout(timer);
        end();
        free();
      };
    },
  };
}

/** Takes the marks of the previous page out of the storage. */
export function takeInterrupted(storage: KeyedStorage): Marks | undefined {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  storage.removeItem(key);
  try {
    const marks: unknown = JSON.parse(text);
    return isMarks(marks) ? marks : undefined;
  } catch {
    return undefined;
  }
}

function isMarks(value: unknown): value is Marks {
  const { starting, at } = (value ?? {}) as Partial<Marks>;
  return typeof at === 'number' && Array.isArray(starting) && starting.every((start) => start?.release && start.remote);
}

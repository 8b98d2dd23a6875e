import type { KeyedStorage } from '../storage/open-storage';

const key = 'atrium.starting';
/** Most milliseconds for which code that is evaluated, but waits and leaves the thread free, holds up the next. */
const longestTurn = 500;

/** A release that was starting when its page ended without a word. */
export interface InterruptedStart {
  remote: string;
  release: string;
}

/** What is stored: the page by which a report of it counts, and when the last start began. */
interface Marks {
  reportToken: string;
  composition: string;
  at: number;
  starting: InterruptedStart[];
}

/**
 * Marks each release in the tab's storage while its code gets the main thread: while it is evaluated, and while a view
 * is mounted. Code that never gives the thread back leaves its mark, and so the next page knows.
 */
export interface StartMarks {
  /** Marks the release; the returned function says that it is done. */
  begin(remote: string, release: string): () => void;
  /**
   * The same for code that is evaluated, one release after the other, so that a mark that is left names one. Files have
   * been fetched by then. Code that waits for something gives its turn up after a while, but stays marked.
   */
  turn(remote: string, release: string): Promise<() => void>;
}

interface MarkSources {
  storage: KeyedStorage;
  /** Of this page. */
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

  // A page that can say that it is left is not blocked: a reload during a slow load is no failure.
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

/** Takes the marks of the page before out of the storage. */
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

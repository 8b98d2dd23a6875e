import type { KeyedStorage } from '../session/open-storage';

const key = 'atrium.starting';

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
  /** The same for code that is evaluated, one release after the other, so that a mark that is left names one. */
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
      return () => {
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
    const marks = JSON.parse(text) as Partial<Marks>;
    return Array.isArray(marks.starting) && typeof marks.at === 'number' ? (marks as Marks) : undefined;
  } catch {
    return undefined;
  }
}

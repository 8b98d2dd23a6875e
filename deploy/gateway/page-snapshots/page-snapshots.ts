import { cleanCapture, type CaptureRequest } from '../../page-snapshots';
import type { PageSnapshot, PageSnapshots as StoredSnapshots } from '../../registry';
import type { AskWorker } from './ask-worker';

/** Milliseconds after which a snapshot is never sent. */
const usualAgeLimit = 15 * 60_000;
/** A page that visitors still request is captured again after this part of the limit. */
const remakeAfter = 1 / 3;
/** Milliseconds before a page that could not be captured is tried again, at most that part of the limit. */
const pause = 60_000;

/** Snapshots in memory, of about 80 kB each. */
const mostKept = 200;
/** Pages that wait for the worker; more are captured when they are requested again. */
const mostWaiting = 100;
/** Milliseconds between two looks for what is to be captured again. */
const interval = 5_000;

/** A page as a visitor requested it. */
export interface RequestedPage {
  name: string;
  request: CaptureRequest;
  /** Origins of pictures besides the page's own. */
  images: readonly string[];
}

export interface SnapshotOptions {
  ask: AskWorker;
  stored: Pick<StoredSnapshots, 'read' | 'keep' | 'canKeep'>;
  /** Changes with releases and merchants: pages of the time before have other names. */
  state: () => readonly unknown[];
  onFailure: (error: unknown, page: string) => void;
  now: () => number;
  /** Milliseconds after which a snapshot is never sent; fifteen minutes when left out. */
  ageLimit?: number | undefined;
}

interface Wanted extends RequestedPage {
  /** When a visitor last requested the page. */
  requestedAt: number;
}

interface Task extends RequestedPage {
  /** The page has another name by now, which only its capture tells. */
  renamed: boolean;
}

/**
 * Finds the snapshot of a page without ever waiting for one, and has a worker capture pages that visitors request: the
 * first time, every few minutes, and whenever releases or merchants change. A page is never made of remote code here.
 */
export class PageSnapshots {
  readonly #ageLimit: number;
  readonly #kept = new Map<string, PageSnapshot>();

  /** When a stored snapshot was last looked for, or a capture failed. */
  readonly #missedAt = new Map<string, number>();
  readonly #requested = new Map<string, Wanted>();
  readonly #waiting = new Map<string, Task>();
  #work: Promise<void> | undefined;
  #state: readonly unknown[];
  #timer: NodeJS.Timeout | undefined;
  readonly #options: SnapshotOptions;

  constructor(options: SnapshotOptions) {
    this.#options = options;
    this.#ageLimit = options.ageLimit ?? usualAgeLimit;
    this.#state = options.state();
  }

  get #remakeAfter(): number {
    return this.#ageLimit * remakeAfter;
  }

  /** Captures pages again from now on. Returns the stop. */
  start(): () => void {
    this.#timer = setInterval(() => this.look(), interval);
    this.#timer.unref();
    return () => clearInterval(this.#timer);
  }

  /** The snapshot of exactly this page, if there is one that is not too old. */
  find(page: RequestedPage): PageSnapshot | undefined {
    const now = this.#options.now();
    const key = keyOf(page);
    this.#requested.delete(key);
    this.#requested.set(key, { ...page, requestedAt: now });
    dropOldest(this.#requested, mostKept);
    const found = this.#kept.get(page.name);
    if (found && now - found.madeAt < this.#ageLimit) return found;
    this.#kept.delete(page.name);
    if (now - (this.#missedAt.get(page.name) ?? -Infinity) >= Math.min(pause, this.#remakeAfter))
      this.#want(page, { renamed: false });
    return undefined;
  }

  /** Wants again what has become old, and everything after a change of releases or merchants. */
  look(): void {
    const now = this.#options.now();
    const state = this.#options.state();
    const changed = state.some((part, index) => part !== this.#state[index]);
    this.#state = state;
    for (const [key, page] of this.#requested) {
      if (now - page.requestedAt > this.#ageLimit) this.#requested.delete(key);
      else if (changed || this.#isOld(page.name, now)) this.#want(page, { renamed: changed });
    }
    if (changed) this.#requested.clear();
  }

  /** Resolves when nothing waits for the worker; for tests. */
  async settled(): Promise<void> {
    while (this.#work) await this.#work;
  }

  #isOld(name: string, now: number): boolean {
    const kept = this.#kept.get(name);
    return kept !== undefined && now - kept.madeAt >= this.#remakeAfter;
  }

  #want(page: RequestedPage, { renamed }: { renamed: boolean }): void {
    const key = keyOf(page);
    if (this.#waiting.size >= mostWaiting && !this.#waiting.has(key)) return;
    this.#waiting.set(key, { ...page, renamed });
    this.#work ??= this.#workOff().finally(() => (this.#work = undefined));
  }

  async #workOff(): Promise<void> {
    for (;;) {
      const [next] = this.#waiting;
      if (!next) return;
      const [key, page] = next;
      this.#waiting.delete(key);
      this.#missedAt.set(page.name, this.#options.now());
      dropOldest(this.#missedAt, 10 * mostKept);
      try {
        await this.#make(page);
      } catch (error) {
        this.#options.onFailure(error, page.request.address);
      }
    }
  }

  async #make(page: Task): Promise<void> {
    const { stored, ask, now } = this.#options;
    const found = page.renamed ? undefined : await stored.read(page.name);
    // another gateway made it
    if (found && now() - found.madeAt < this.#remakeAfter) return this.#keep(page.name, found);
    if (!stored.canKeep) {
      if (found && now() - found.madeAt < this.#ageLimit) this.#keep(page.name, found);
      return;
    }
    // what a page shows is not newer than its request
    const madeAt = now();
    const capture = await ask(page.request);
    const snapshot = { ...(await cleanCapture(capture, page.images)), madeAt };
    await stored.keep(capture.page, snapshot, madeAt - this.#ageLimit);
    this.#keep(capture.page, snapshot);
  }

  #keep(name: string, snapshot: PageSnapshot): void {
    this.#kept.delete(name);
    this.#kept.set(name, snapshot);
    dropOldest(this.#kept, mostKept);
  }
}

function keyOf({ name, request }: RequestedPage): string {
  return `${request.address} ${name}`;
}

function dropOldest(kept: Map<string, unknown>, most: number): void {
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}

import type { PlaceParams, VersionedName } from '@atrium/contract';
import { makeObservable, observableRef, runInAction } from 'mobx';
import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { overlaysIn, type Overlay } from './overlay';

/**
 * The router's history alone. Its router proper, with loaders and transitions, would add 15 kB brotli for what this
 * class and `PageStore` do; the version is pinned, and the tests of this file hold the name.
 */
export type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/** One state of the page's history. */
export interface HistoryState {
  pathname: string;
  search: string;
  /** What is behind `#`, with it, when the entry was made. */
  hash: string;
  /** Key of the history entry. */
  key: string;
  overlays: Overlay[];
  /** How it was reached. */
  by: 'PUSH' | 'REPLACE' | 'POP';
}

/** The target of a move. */
export type Destination = Pick<HistoryState, 'pathname' | 'search' | 'overlays'>;

export interface PageHistoryOptions {
  /** Asks whether the person discards unfinished work; `undefined` when there is none. */
  ask?: (next: Destination) => Promise<boolean> | undefined;
  /** Loads an address as a document instead, when necessary; returns whether it does. */
  takeOver?: (address: string) => boolean;
}

/** Addresses and overlays in the browser's history: plain moves, without checking needs. */
export class PageHistory {
  now: HistoryState;

  /** Overlays that were opened on this page and have not closed. */
  readonly #open = new Map<string, { closed: Promise<unknown>; resolve: (result: unknown) => void }>();
  readonly #results = new Map<string, unknown>();
  #lastKey = 0;

  /** Moves of the history that have already been approved. */
  #passing = 0;
  readonly #history: BrowserHistory;
  readonly #options: PageHistoryOptions;

  constructor(history: BrowserHistory, options: PageHistoryOptions = {}) {
    this.#history = history;
    this.#options = options;
    this.now = momentOf(history);
    makeObservable(this, { now: observableRef });
  }

  /** Follows the history; returns the stop. */
  start(): () => void {
    return this.#history.listen(({ action, delta }) => {
      const next = momentOf(this.#history);
      if (action !== 'POP' || !delta || this.#passing > 0) {
        this.#passing = Math.max(0, this.#passing - Number(action === 'POP'));
        return this.#take(next);
      }
      const asked = this.#options.ask?.(next);
      if (asked) this.#revertMove(delta, asked);
      else this.#take(next);
    });
  }

  goTo(address: string, { replace = false } = {}): void {
    if (this.#options.takeOver?.(address)) return;
    this.#move(address, [], replace);
  }

  /** Goes back within the portal, or to `otherwise` when the previous entry is not the portal's. */
  goBack(otherwise: string): void {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (idx === 0) this.goTo(otherwise, { replace: true });
    else this.#history.go(-1);
  }

  /**
   * Opens an overlay; resolves with its result after it has left history. A second press of the same button opens no
   * second one above it.
   */
  openOverlay(place: VersionedName, params: PlaceParams): Promise<unknown> {
    const top = this.now.overlays.at(-1);
    const same = top && isSame(top, { place, params }) && !this.#results.has(top.key) && this.#open.get(top.key);
    if (same) return same.closed;
    const key = `${Date.now().toString(36)}-${++this.#lastKey}`;
    let resolve: (result: unknown) => void = () => undefined;
    const closed = new Promise<unknown>((settle) => (resolve = settle));
    this.#open.set(key, { closed, resolve });
    this.#write([...this.now.overlays, { key, place, params, entries: 1 }], false);
    return closed;
  }

  /** Closes an overlay and all above it. */
  closeOverlay(key: string, result?: unknown): void {
    const at = this.now.overlays.findIndex((overlay) => overlay.key === key);
    if (at < 0) return;
    this.#results.set(key, result);
    this.#history.go(-this.now.overlays.slice(at).reduce((sum, overlay) => sum + overlay.entries, 0));
  }

  /** Gives an overlay other parameters in place. */
  refineOverlay(key: string, params: PlaceParams, push: boolean): void {
    const overlays = this.now.overlays.map((overlay) =>
      overlay.key === key ? { ...overlay, params, entries: overlay.entries + (push ? 1 : 0) } : overlay,
    );
    this.#write(overlays, !push);
  }

  /** Removes overlays that may not be shown, without moving in history. */
  dropOverlays(keep: (overlay: Overlay) => boolean): void {
    this.#write(this.now.overlays.filter(keep), true);
  }

  #write(overlays: Overlay[], replace: boolean): void {
    this.#move(this.now.pathname + this.now.search, overlays, replace);
  }

  #move(address: string, overlays: Overlay[], replace: boolean): void {
    const { pathname, search } = new URL(address, window.location.origin);
    const go = () => this.#history[replace ? 'replace' : 'push'](address, { overlays });
    const asked = this.#options.ask?.({ pathname, search, overlays });
    if (!asked) return go();
    void asked.then((leaves) => leaves && go());
  }

  /** The browser has already moved: the move is reverted while the person is asked, and repeated once they agree. */
  #revertMove(delta: number, asked: Promise<boolean>): void {
    this.#passing += 1;
    this.#history.go(-delta);
    void asked.then((leaves) => {
      if (!leaves) return;
      this.#passing += 1;
      this.#history.go(delta);
    });
  }

  #take(next: HistoryState): void {
    if (next.key === this.now.key && next.by === this.now.by) return;
    runInAction(() => (this.now = next));
    const remaining = new Set(next.overlays.map(({ key }) => key));
    for (const [key, { resolve }] of [...this.#open]) {
      if (remaining.has(key)) continue;
      this.#open.delete(key);
      resolve(this.#results.get(key));
      this.#results.delete(key);
    }
  }
}

function isSame(one: Pick<Overlay, 'place' | 'params'>, other: Pick<Overlay, 'place' | 'params'>): boolean {
  const textOf = ({ params }: Pick<Overlay, 'params'>) => JSON.stringify(Object.entries(params).sort());
  return one.place === other.place && textOf(one) === textOf(other);
}

function momentOf({ location, action }: BrowserHistory): HistoryState {
  const { pathname, search, hash, key, state } = location;
  return { pathname, search, hash, key, overlays: overlaysIn(state), by: action };
}

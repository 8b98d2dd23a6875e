import type { PlaceParams, VersionedName } from '@atrium/contract';
import { makeObservable, observableRef, runInAction } from 'mobx';
import type { createMemoryRouter } from 'react-router-dom';
import { overlaysIn, type Overlay } from './overlay';

export type Router = ReturnType<typeof createMemoryRouter>;

/** One moment of the page's history. */
export interface Moment {
  pathname: string;
  search: string;
  /** Of the history entry. */
  key: string;
  overlays: Overlay[];
  /** How it was reached. */
  by: 'PUSH' | 'REPLACE' | 'POP';
}

/** Addresses and overlays as the browser's history has them: the bare moves, without asking anything. */
export class PageHistory {
  now: Moment;

  private readonly waiting = new Map<string, (result: unknown) => void>();
  private readonly results = new Map<string, unknown>();
  private lastKey = 0;

  /** @param takeOver loads an address as a document instead, when it must be; says whether it does */
  constructor(
    private readonly router: Router,
    private readonly takeOver: (address: string) => boolean = () => false,
  ) {
    this.now = momentOf(router);
    makeObservable(this, { now: observableRef });
  }

  /** Follows the router; returns the stop. */
  start(): () => void {
    return this.router.subscribe(() => {
      const next = momentOf(this.router);
      if (next.key === this.now.key) return;
      runInAction(() => (this.now = next));
      this.settle();
    });
  }

  goTo(address: string, { replace = false } = {}): void {
    if (!this.takeOver(address)) void this.router.navigate(address, { replace });
  }

  /** Goes back within the portal, or to `otherwise` where nothing of it lies behind. */
  goBack(otherwise: string): void {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (idx === undefined || idx > 0) void this.router.navigate(-1);
    else this.goTo(otherwise, { replace: true });
  }

  /** Opens an overlay; resolves with its result once it is gone from history. */
  openOverlay(place: VersionedName, params: PlaceParams): Promise<unknown> {
    const key = `${Date.now().toString(36)}-${++this.lastKey}`;
    const closed = new Promise<unknown>((resolve) => this.waiting.set(key, resolve));
    this.write([...this.now.overlays, { key, place, params, entries: 1 }], false);
    return closed;
  }

  /** Closes an overlay with all that lies above it. */
  closeOverlay(key: string, result?: unknown): void {
    const at = this.now.overlays.findIndex((overlay) => overlay.key === key);
    if (at < 0) return;
    this.results.set(key, result);
    const entries = this.now.overlays.slice(at).reduce((sum, overlay) => sum + overlay.entries, 0);
    void this.router.navigate(-entries);
  }

  /** Gives an overlay other parameters in place. */
  refineOverlay(key: string, params: PlaceParams, push: boolean): void {
    const overlays = this.now.overlays.map((overlay) =>
      overlay.key === key ? { ...overlay, params, entries: overlay.entries + (push ? 1 : 0) } : overlay,
    );
    this.write(overlays, !push);
  }

  /** Takes away overlays that may not be shown, without moving in history. */
  dropOverlays(keep: (overlay: Overlay) => boolean): void {
    this.write(this.now.overlays.filter(keep), true);
  }

  private write(overlays: Overlay[], replace: boolean): void {
    const { pathname, search } = this.now;
    void this.router.navigate(pathname + search, { replace, state: { overlays } });
  }

  private settle(): void {
    const standing = new Set(this.now.overlays.map(({ key }) => key));
    for (const [key, resolve] of [...this.waiting]) {
      if (standing.has(key)) continue;
      this.waiting.delete(key);
      resolve(this.results.get(key));
      this.results.delete(key);
    }
  }
}

function momentOf({ state }: Router): Moment {
  const { pathname, search, key, state: entry } = state.location;
  return { pathname, search, key, overlays: overlaysIn(entry), by: state.historyAction };
}

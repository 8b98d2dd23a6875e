import type { Stop } from './stops';

export interface Tour {
  stops: Stop[];
  rounds: number;
  /** Milliseconds for a view. */
  patience: number;
}

/**
 * Runs in the page: goes to each stop and away again, as Back and Forward do, and ends without a mounted view. Every
 * other round waits for a view's calls and draws what they gave; the others leave during them.
 * @throws when a view is not shown, or is not unmounted
 */
export async function tour({ stops, rounds, patience }: Tour): Promise<void> {
  const rest = '/nowhere-to-be-found';

  function go(path: string, overlays: object[] = []): void {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1, key: crypto.randomUUID(), usr: { overlays } }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }

  async function until(what: string, holds: () => boolean): Promise<void> {
    const began = performance.now();
    while (!holds()) {
      if (performance.now() - began > patience) throw new Error(`${what} after ${patience} ms`);
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
  }

  // the first of two frames may be one that was already due
  async function drawn(): Promise<void> {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }

  const busy = () => document.querySelector('main [aria-busy="true"], dialog [aria-busy="true"]') !== null;
  const mounted = (view: string) => document.querySelector(`[data-view="${view}"] > div > *`) !== null;

  for (let round = 0; round < rounds; round += 1) {
    for (const { view, path, over } of stops) {
      go(path ?? rest, over ? [{ key: crypto.randomUUID(), entries: 1, ...over }] : []);
      await until(`${view} is not shown`, () => mounted(view));
      if (round % 2 === 1) {
        await until(`${view} is still busy`, () => !busy());
        await drawn();
      }
      go(rest);
      await until(`${view} is still mounted`, () => document.querySelector(`[data-view="${view}"]`) === null);
    }
  }
}

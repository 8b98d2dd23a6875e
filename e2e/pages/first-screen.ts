import type { Locator, Page } from 'playwright/test';

/** What a page shows before its host has drawn it. */
export class FirstScreen {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get snapshot() {
    return this.#page.locator('#atrium-snapshot');
  }

  get signInLink() {
    return this.snapshot.locator('header a[href="/login"]');
  }

  link(path: string) {
    return this.snapshot.locator(`nav a[href="${path}"]`).first();
  }

  /** The host's drawing of the same link. */
  hostLink(path: string) {
    return this.#page.locator(`#root nav a[href="${path}"]`).first();
  }

  /** A link in the main part of the snapshot. */
  mainLink(name: string) {
    return this.snapshot.locator('main').getByRole('link', { name, includeHidden: true });
  }

  /** Holds the host's files back. Returns the release. */
  holdHost(): Promise<() => void> {
    return this.hold('**/r/host/**');
  }

  /** Holds back what a pattern of addresses names. Returns the release. */
  async hold(addresses: string): Promise<() => void> {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await this.#page.route(addresses, async (route) => {
      await held;
      await route.continue();
    });
    return release;
  }

  /** Whether a pointer at the centre of an element reaches it. */
  isReached(element: Locator): Promise<boolean> {
    return element.evaluate((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  }

  /** Opens a page until its snapshot was made, and resolves before the host runs. */
  async openWhenCaptured(address: string): Promise<void> {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      await this.#page.goto(address, { waitUntil: 'commit' });
      await this.#page.locator('#root').waitFor({ state: 'attached' });
      if ((await this.snapshot.count()) > 0) return;
      await this.#page.waitForTimeout(1_000);
    }
    throw new Error(`${address} got no snapshot within a minute`);
  }

  /** Notes the layout shifts of pages that are opened from now on. */
  async watchShifts(): Promise<void> {
    await this.#page.addInitScript(() => {
      const watched: WatchedShifts = { shifts: [], swappedAt: undefined };
      Object.assign(window, { watched });
      new PerformanceObserver((list) => {
        for (const { startTime, value } of list.getEntries() as unknown as { startTime: number; value: number }[])
          watched.shifts.push({ at: startTime, value });
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        const [swap] = list.getEntriesByName('atrium-swap');
        const [lift] = performance.getEntriesByName('atrium-lift');
        // the frame after the one of the swap reports its shifts
        const note = (from: number) => (watched.swappedAt ??= { from: lift?.startTime ?? from, to: performance.now() });
        if (swap) requestAnimationFrame(() => requestAnimationFrame(() => note(swap.startTime)));
      }).observe({ type: 'mark', buffered: true });
    });
  }

  /** The layout shift of all frames from the first to the last in which the host took the place of the snapshot. */
  async shiftOfSwap(): Promise<number> {
    const watched = await this.#page.waitForFunction(() => {
      const { watched: seen } = window as unknown as { watched: WatchedShifts };
      return seen.swappedAt && seen;
    });
    const { shifts, swappedAt } = (await watched.jsonValue()) as Required<WatchedShifts>;
    return shifts
      .filter(({ at }) => swappedAt !== undefined && at >= swappedAt.from && at <= swappedAt.to)
      .reduce((sum, { value }) => sum + value, 0);
  }
}

interface WatchedShifts {
  /** Times in milliseconds since the page began to load. */
  shifts: { at: number; value: number }[];
  swappedAt: { from: number; to: number } | undefined;
}

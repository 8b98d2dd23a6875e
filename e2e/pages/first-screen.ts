import type { Page } from 'playwright/test';

/** What a page shows before its host has drawn it. */
export class FirstScreen {
  constructor(private readonly page: Page) {}

  get snapshot() {
    return this.page.locator('#atrium-snapshot');
  }

  get signInLink() {
    return this.snapshot.locator('header a[href="/login"]');
  }

  link(path: string) {
    return this.snapshot.locator(`nav a[href="${path}"]`).first();
  }

  /** The host's drawing of the same link. */
  hostLink(path: string) {
    return this.page.locator(`#root nav a[href="${path}"]`).first();
  }

  /** Holds the host's files back. Returns the release. */
  async holdHost(): Promise<() => void> {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await this.page.route('**/r/host/**', async (route) => {
      await held;
      await route.continue();
    });
    return release;
  }

  /** Opens a page until its snapshot was made, and resolves before the host runs. */
  async openWhenCaptured(address: string): Promise<void> {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      await this.page.goto(address, { waitUntil: 'commit' });
      await this.page.locator('#root').waitFor({ state: 'attached' });
      if ((await this.snapshot.count()) > 0) return;
      await this.page.waitForTimeout(1_000);
    }
    throw new Error(`${address} got no snapshot within a minute`);
  }

  /** Sums the layout shifts of the page from now on. */
  async watchShifts(): Promise<void> {
    await this.page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
  }

  shifted(): Promise<number> {
    return this.page.evaluate(() => (window as unknown as { shifted: number }).shifted);
  }
}

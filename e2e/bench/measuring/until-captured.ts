import type { Browser } from 'playwright';

/** Milliseconds for a worker that captures one page after the other. */
const limit = 180_000;

/** Requests a page until it comes with its snapshot. @throws when it has none in time */
export async function untilCaptured(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const end = Date.now() + limit;
    while (Date.now() < end) {
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('#root').waitFor({ state: 'attached' });
      if ((await page.locator('#atrium-snapshot').count()) > 0) return;
      await page.waitForTimeout(1_000);
    }
    throw new Error(`${address} has no page snapshot after ${limit / 1000} s.`);
  } finally {
    await context.close();
  }
}

import type { Browser, Page } from 'playwright';

/** Milliseconds without a request after which a page counts as loaded. */
const quiet = 2_000;

/**
 * The layout shift of a page while it loads, as browsers report it; shifts after input do not count.
 * @param prepare makes calls of the page slow or fail
 */
export async function layoutShift(
  browser: Browser,
  address: string,
  width: number,
  prepare?: (page: Page) => Promise<void>,
): Promise<string> {
  const context = await browser.newContext({ viewport: { width, height: width < 640 ? 740 : 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const sums = window as unknown as { shifted: number };
      sums.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) sums.shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await prepare?.(page);
    await page.goto(address);
    await page.locator('main article').first().waitFor();
    await page.waitForTimeout(quiet);
    return (await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toFixed(3);
  } finally {
    await context.close();
  }
}

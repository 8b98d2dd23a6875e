import type { Browser, Page } from 'playwright';
import { goWithin } from '../../prove/faults/at-the-portal';
import { heldBy } from '../../prove/leak/memory';
import { declineConsent } from '../../support/decline-consent';
import type { Portal } from '../../support/portal';
import { lineProfile } from '../measuring/line-profile';
import { anyView } from '../measuring/page-marks';
import { measuredMerchant } from '../measuring/serve-build';
import { observePage, type Observed } from './observe-page';

/** Milliseconds without a long task or a request after which a page is at rest. */
const still = 1_500;

/** Milliseconds that count for a click of less than 16, which the browser does not report. */
const leftOut = 8;

/** Opens a page with an empty cache on a slow processor. Returns what was observed until it was at rest. */
export async function openSlowly(browser: Browser, portal: Portal, path: string): Promise<Observed> {
  const page = await openTab(browser, portal, path);
  try {
    return await page.evaluate(() => window.readObserved());
  } finally {
    await page.context().close();
  }
}

/** Clicks through the slots page on a slow processor. Returns what was observed meanwhile. */
export async function clickThroughSlots(browser: Browser, portal: Portal): Promise<Observed> {
  const page = await openTab(browser, portal, '/electron');
  try {
    await page.evaluate(() => window.readObserved());
    const main = page.getByRole('main');
    let clicks = 0;
    // each vendor after the favourites, which ask a visitor to sign in; then each kind of game of the last one
    const vendors = main.locator('[role="tab"] ~ [role="tab"]');
    for (const choices of [vendors, main.locator('button[aria-pressed]:not([aria-label])')])
      for (const choice of await choices.all()) {
        await choice.click();
        await atRest(page, 300);
        clicks += 1;
      }
    const observed = await page.evaluate(() => window.readObserved());
    const { interactions } = observed;
    const quick = Array.from({ length: Math.max(0, clicks - interactions.length) }, () => leftOut);
    return { ...observed, interactions: [...interactions, ...quick] };
  } finally {
    await page.context().close();
  }
}

async function openTab(browser: Browser, portal: Portal, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1_366, height: 900 }, reducedMotion: 'reduce' });
  await declineConsent(context, measuredMerchant, portal.page(measuredMerchant));
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: lineProfile.processor });
  await page.addInitScript(observePage);
  await page.goto(portal.page(measuredMerchant, path));
  await page.locator(anyView).first().waitFor({ state: 'attached' });
  await atRest(page, still);
  return page;
}

/** Milliseconds after which a page counts as at rest in any case: countdowns never are. */
const restLimit = 6_000;

/** Resolves once the page has neither changed nor been busy for so many milliseconds. */
function atRest(page: Page, quiet: number): Promise<void> {
  return page.evaluate(
    ({ milliseconds, limit }) =>
      new Promise<void>((resolve) => {
        const last = setTimeout(end, limit);
        let timer = setTimeout(end, milliseconds);
        const restart = () => {
          clearTimeout(timer);
          timer = setTimeout(end, milliseconds);
        };
        const changes = new MutationObserver(restart);
        changes.observe(document, { childList: true, subtree: true });
        const work = new PerformanceObserver(restart);
        for (const type of ['longtask', 'resource']) work.observe({ type });
        function end() {
          clearTimeout(last);
          clearTimeout(timer);
          changes.disconnect();
          work.disconnect();
          resolve();
        }
      }),
    { milliseconds: quiet, limit: restLimit },
  );
}

const routes = ['/electron', '/', '/lottery', '/sports', '/promotion', '/search'];
/** Route changes before the first reading: code is compiled, and caches fill. */
const warmUp = 10 * routes.length;

/** Bytes of the heap after the first route changes, and after as many as asked for. */
export async function heapOverRoutes(browser: Browser, portal: Portal, changes: number): Promise<[number, number]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  try {
    await declineConsent(context, measuredMerchant, portal.page(measuredMerchant));
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await page.goto(portal.page(measuredMerchant, '/'));
    await page.locator(anyView).first().waitFor({ state: 'attached' });
    await changeRoutes(page, warmUp);
    const first = await heldBy(protocol);
    await changeRoutes(page, changes);
    return [first.heap, (await heldBy(protocol)).heap];
  } finally {
    await context.close();
  }
}

/** Goes to one route after the other, as Back and Forward do, and waits for the view of each. */
async function changeRoutes(page: Page, changes: number): Promise<void> {
  for (let change = 0; change < changes; change += 1) {
    const path = routes[change % routes.length] ?? '/';
    await page.evaluate(goWithin, path);
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
    await page.locator(anyView).first().waitFor({ state: 'attached' });
  }
}

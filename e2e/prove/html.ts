import { launchOptions } from '@atrium/bundling/chromium';
import { chromium, type Page } from 'playwright';
import { PortalPage } from '../pages/portal-page';
import { accounts } from '../support/accounts';
import { merchants } from '../support/merchants';
import { startPortal } from '../support/portal';
import { defineProof } from './define-proof/define-proof';
import { count, someOf } from './define-proof/option';
import { cases, closing } from './html/cases';
import { inspectContent } from './html/inspect-content';
import { contentWith, places, type Place } from './html/places';

/** Cases in one content; a faulty content is shown again case by case. */
const together = 10;
/** Milliseconds until content is shown; long, because the machine may be busy. */
const patience = 30_000;
const merchant = 'aurora';

/**
 * Shows hostile HTML in every place that shows HTML of the back end. A fault is HTML that runs, loads a frame or sends a
 * form, that lies outside its place, or that gives a name to a global.
 */
export const proof = defineProof({
  options: {
    cases: count('cases in each place, at most', { usual: 1_000, short: 40, least: together }),
    place: someOf('places', () => places.map(({ name }) => name)),
  },
  run: async ({ values, report }) => {
    const portal = await startPortal({ environment: { ATRIUM_QUICK_HASHES: 'on' } });
    const browser = await chromium.launch(await launchOptions());
    try {
      const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      page.setDefaultTimeout(patience);
      const known = merchants.find(({ code }) => code === merchant);
      if (!known) throw new Error(`There is no merchant ${merchant}`);
      const tab = new PortalPage(page, portal, { ...known, language: 'EN' });
      await tab.setLanguageCookie();
      await tab.signIn(accounts.player, '/help');
      await watch(page);
      // cases of all kinds, however few
      const step = Math.max(1, Math.floor(cases.length / values.cases));
      const chosen = cases.filter((_, index) => index % step === 0).slice(0, values.cases);
      for (const place of places.filter(({ name }) => values.place.includes(name))) {
        let shown = 0;
        for (let from = 0; from < chosen.length; from += together) {
          const some = chosen.slice(from, from + together);
          shown += some.length;
          if ((await faultsOf(tab, place, some)).length === 0) continue;
          for (const one of some)
            for (const fault of await faultsOf(tab, place, [one]))
              report.fault(`${place.name}: ${fault}: ${one.slice(0, 120)}`);
        }
        report.log(`  ${place.name.padEnd(20)} ${shown} cases`);
        report.reached(shown, `cases in ${place.name}`, chosen.length);
      }
    } finally {
      await browser.close();
      await portal.stop();
    }
  },
});

/** Records what runs, and what the page's policy had to stop. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen, ran: () => seen.push('a script ran') });
    for (const name of ['alert', 'confirm', 'prompt'] as const)
      Object.assign(window, { [name]: () => seen.push(`${name} was called`) });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, blockedURI }) => {
      // the cleaner parses HTML in documents of its own, where nothing runs, and browsers report that too
      const inCleaner = sourceFile.includes('/clean-html');
      if (!inCleaner && /^(script|frame|child|object|form|base|navigate)/.test(effectiveDirective))
        seen.push(`the policy stopped ${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });
}

async function faultsOf(tab: PortalPage, place: Place, htmls: readonly string[]): Promise<string[]> {
  const { page } = tab;
  const called = (address: URL) => address.pathname === place.call;
  await page.route(called, (route) =>
    route.fulfill({
      json: { success: true, value: place.answer(contentWith(htmls, closing), new URL(route.request().url())) },
    }),
  );
  try {
    const content = await place.open(tab);
    const found = await content.evaluate(inspectContent);
    const rest = await page.evaluate(
      (names) => [
        ...(window as unknown as { seen: string[] }).seen,
        ...names.filter((name) => {
          const value = (window as unknown as Record<string, unknown>)[name];
          return value instanceof Element || value instanceof HTMLCollection || value instanceof RadioNodeList;
        }),
      ],
      ['currentUser', 'config', 'atrium', 'user', 'x', 'p1'],
    );
    return [...found, ...rest];
  } catch (error) {
    return [`it is not shown: ${String(error).split('\n')[0]}`];
  } finally {
    await page.unroute(called);
  }
}

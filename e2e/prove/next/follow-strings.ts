import type { BrowserContext } from 'playwright';
import { PortalPage } from '../../pages/portal-page';
import { accounts } from '../../support/accounts';
import { merchants } from '../../support/merchants';
import type { Portal } from '../../support/portal';
import { inTurn, present } from '../../support/present';
import type { Report } from '../define-proof/report';
import type { Draw } from '../../support/seeded-random';
import { Escapes } from './escapes';
import { families, ownAddresses } from './families';
import { faultsOf, followRedirect, spellings } from './in-one-page';
import { describedPaths, visitorPages } from './places';

/** The result of a run. */
export interface Followed {
  /** Strings of each family. */
  families: [name: string, strings: number][];
  /** Redirects of a signed-in page. */
  redirected: number;
  /** Sign-ins on a page that was loaded with a string. */
  signedIn: number;
  /** Addresses of the portal that were followed, as they should be. */
  own: number;
}

interface Stage {
  portal: Portal;
  /** Opens a new browser context. */
  open: () => Promise<BrowserContext>;
  draw: Draw;
  /** Most strings of each family, drawn. */
  each: number;
  report: Report;
}

/** Faults after which the run stops: the strings of a family often fail alike. */
const enoughFaults = 5;

/**
 * Gives the strings to every page that redirects a signed-in visitor, and one drawn string of each family to a visitor
 * who signs in by the form. Stops after a few faults, and reports what a whole run did not reach.
 */
export async function followStrings({ portal, open, draw, each, report }: Stage): Promise<Followed> {
  const merchant = present(merchants.find(({ code }) => code === 'aurora'));
  const { origin, hostname: host } = new URL(portal.page(merchant.code));
  const all = Object.entries(families({ origin, host, port: portal.port })).map(
    ([name, strings]) => [name, drawSome(strings)] as const,
  );
  const described = describedPaths();
  const found: Followed = {
    families: all.map(([name, strings]) => [name, strings.length]),
    redirected: 0,
    signedIn: 0,
    own: 0,
  };
  await inOnePage();
  for (const [, strings] of all) if (!isEnough()) await byTheForm(inTurn(strings, draw(0, strings.length - 1)));
  if (isEnough()) return found;
  const strings = found.families.reduce((sum, [, count]) => sum + count, 0);
  report.reached(found.redirected, 'redirects', strings * visitorPages.length * Object.keys(spellings).length);
  report.reached(found.signedIn, 'sign-ins by the form', all.length);
  report.reached(found.own, 'followed addresses of the portal', Object.keys(ownAddresses).length);
  return found;

  async function inOnePage(): Promise<void> {
    const { tab, escapes, close } = await visit();
    await tab.signIn(accounts.player);
    await escapes.take(tab.page);
    for (const [string, expected] of Object.entries(ownAddresses)) {
      const arrived = await follow(tab, escapes, string, `/login?${present(spellings['form'])(string)}`);
      if (arrived.split('?')[0] === expected) found.own += 1;
      else fault(`${string} led to ${arrived}`);
    }
    for (const string of all.flatMap(([, strings]) => strings))
      for (const page of visitorPages)
        for (const spell of Object.values(spellings))
          if (!isEnough()) await follow(tab, escapes, string, `${page}?${spell(string)}`);
    await close();
  }

  async function follow(tab: PortalPage, escapes: Escapes, given: string, address: string): Promise<string> {
    const arrived = await followRedirect(tab, address, (found.redirected += 1));
    fault(...(await faultsOf(tab, escapes, described, { given, arrived })));
    return arrived;
  }

  async function byTheForm(string: string): Promise<void> {
    const { tab, escapes, close } = await visit();
    await tab.open(`/login?${present(spellings['form'])(string)}`);
    await escapes.take(tab.page);
    await tab.signInPage.signIn(accounts.player.username, accounts.player.password);
    await tab.page.waitForURL(({ pathname }) => !visitorPages.includes(pathname));
    await tab.balance.waitFor();
    found.signedIn += 1;
    const { pathname, search } = new URL(tab.page.url());
    fault(...(await faultsOf(tab, escapes, described, { given: string, arrived: pathname + search })));
    await close();
  }

  function fault(...sentences: string[]): void {
    for (const sentence of sentences) report.log(`  ${sentence}`);
    report.fault(...sentences);
  }

  function isEnough(): boolean {
    return report.faults.length >= enoughFaults;
  }

  function drawSome(strings: readonly string[]): string[] {
    const left = [...strings];
    return Array.from({ length: Math.min(each, left.length) }, () =>
      present(left.splice(draw(0, left.length - 1), 1)[0]),
    );
  }

  async function visit() {
    const context = await open();
    const escapes = new Escapes(origin);
    const tab = new PortalPage(await context.newPage(), portal, merchant);
    await escapes.watch(context);
    return { tab, escapes, close: () => context.close() };
  }
}

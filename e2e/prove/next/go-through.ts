import type { BrowserContext } from 'playwright';
import { PortalPage } from '../../pages/portal-page';
import { accounts } from '../../support/accounts';
import { merchants } from '../../support/merchants';
import type { Portal } from '../../support/portal';
import { inTurn, present } from '../../support/present';
import type { Draw } from '../kill/seeded-random';
import { Escapes } from './escapes';
import { families, ownOnes } from './families';
import { faultsOf, leadOn, spellings } from './in-one-page';
import { describedPaths, visitorPages } from './places';

export interface Walked {
  /** Strings of each family. */
  families: [name: string, strings: number][];
  /** Times a signed-in page came to an address with one of them. */
  ledOn: number;
  /** Times somebody signed in on a page that was loaded with one of them. */
  signedIn: number;
  /** Addresses of ours that were gone on to, as they should. */
  own: number;
  faults: string[];
}

interface Stage {
  portal: Portal;
  /** A browser that was never here. */
  open: () => Promise<BrowserContext>;
  draw: Draw;
}

/** Gives every string to every page that leads on, and a drawn one of each family to somebody who signs in by the form. */
export async function goThrough({ portal, open, draw }: Stage): Promise<Walked> {
  const merchant = present(merchants.find(({ code }) => code === 'aurora'));
  const { origin, hostname: host } = new URL(portal.page(merchant.code));
  const all = Object.entries(families({ origin, host, port: portal.port }));
  const described = describedPaths();
  const walked: Walked = {
    families: all.map(([name, strings]) => [name, strings.length]),
    ledOn: 0,
    signedIn: 0,
    own: 0,
    faults: [],
  };
  await inOnePage();
  for (const [, strings] of all) await byTheForm(inTurn(strings, draw(0, strings.length - 1)));
  return walked;

  async function inOnePage(): Promise<void> {
    const { tab, escapes, close } = await visit();
    await tab.signIn(accounts.player);
    await escapes.take(tab.page);
    for (const string of all.flatMap(([, strings]) => strings)) {
      for (const page of visitorPages) {
        for (const spell of Object.values(spellings)) {
          const arrived = await leadOn(tab, `${page}?${spell(string)}`, (walked.ledOn += 1));
          walked.faults.push(...(await faultsOf(tab, escapes, described, { given: string, arrived })));
        }
      }
    }
    for (const [string, expected] of Object.entries(ownOnes)) {
      const arrived = await leadOn(tab, `/login?${present(spellings['form'])(string)}`, (walked.ledOn += 1));
      walked.faults.push(...(await faultsOf(tab, escapes, described, { given: string, arrived })));
      if (arrived.split('?')[0] === expected) walked.own += 1;
      else walked.faults.push(`${string} led to ${arrived}`);
    }
    await close();
  }

  async function byTheForm(string: string): Promise<void> {
    const { tab, escapes, close } = await visit();
    await tab.open(`/login?${present(spellings['form'])(string)}`);
    await escapes.take(tab.page);
    await tab.signInPage.signIn(accounts.player.username, accounts.player.password);
    await tab.page.waitForURL(({ pathname }) => !visitorPages.includes(pathname));
    await tab.balance.waitFor();
    walked.signedIn += 1;
    const { pathname, search } = new URL(tab.page.url());
    walked.faults.push(...(await faultsOf(tab, escapes, described, { given: string, arrived: pathname + search })));
    await close();
  }

  async function visit() {
    const context = await open();
    const escapes = new Escapes(origin);
    const tab = new PortalPage(await context.newPage(), portal, merchant);
    await escapes.watch(context);
    return { tab, escapes, close: () => context.close() };
  }
}

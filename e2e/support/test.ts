import { test as base, type Page } from 'playwright/test';
import { PortalPage } from '../pages/portal-page';
import type { Account } from './accounts';
import { Control } from './control';
import { Line } from './line';
import { merchants, type MerchantUnderTest } from './merchants';
import { makeNewcomer, type Holdings } from './newcomer';
import type { Portal } from './portal';
import { startTested, type TestedPortal } from './start-tested';

interface Fixtures {
  /** A tab at a merchant, by its code, in its own language or another; in the test's page or another. */
  at(merchant: string | MerchantUnderTest, options?: TabOptions): PortalPage;
  /** Somebody nobody else plays with: an account like a demo account, with money and points of its own in minor units. */
  newcomer(merchant: string, like: Account, has?: Holdings): Promise<Account>;
  /** A line to the portal that can be broken; used where `at` is told to go through it. */
  line: Line;
  /** The sandbox's control page. */
  control: Control;
}

interface TabOptions {
  language?: string;
  /** The visitor has yet to say whether others may count them. */
  asksConsent?: boolean;
  page?: Page;
  /** Straight to the portal when left out. */
  through?: Pick<Portal, 'page'>;
}

/** Playwright's test with a portal of its own per worker: what one file breaks, another does not see. */
export const test = base.extend<Fixtures, { portal: TestedPortal }>({
  portal: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
    async ({}, use) => {
      const portal = await startTested();
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  at: async ({ page, portal }, use) => {
    await use((merchant, options = {}) => {
      const wanted = typeof merchant === 'string' ? merchantCoded(merchant) : merchant;
      return new PortalPage(options.page ?? page, options.through ?? portal, {
        ...wanted,
        language: options.language ?? wanted.language,
        ...(options.asksConsent !== undefined && { asksConsent: options.asksConsent }),
      });
    });
  },

  newcomer: async ({ portal }, use) => {
    await use((merchant, like, has) => makeNewcomer(portal.operations, merchant, like, has));
  },

  control: async ({ portal }, use) => {
    const control = new Control(portal);
    await use(control);
    await control.restore();
  },

  line: async ({ portal }, use) => {
    const line = await Line.before(portal);
    await use(line);
    await line.stop();
  },
});

function merchantCoded(code: string): MerchantUnderTest {
  const found = merchants.find((merchant) => merchant.code === code);
  if (!found) throw new Error(`There is no merchant ${code}`);
  return found;
}

export { expect } from 'playwright/test';

import { test as base, type Page } from 'playwright/test';
import { PortalPage } from '../pages/portal-page';
import type { Account } from './accounts';
import { Control } from './control';
import { FaultProxy } from './fault-proxy';
import { keepContractsClosed } from './keep-contracts-closed';
import { merchants, type MerchantUnderTest } from './merchants';
import { copyAccount, type AccountState } from './copy-account';
import type { Portal } from './portal';
import { startTestPortal, type TestPortal } from './start-test-portal';

interface Fixtures {
  /** A tab at a merchant; by default in the merchant's language and the test's page. */
  at(merchant: string | MerchantUnderTest, options?: TabOptions): PortalPage;
  /** Creates an account like `like` for this test alone, with its own balance and points. */
  copyAccount(merchant: string, like: Account, state?: AccountState): Promise<Account>;
  /** A proxy to the portal that injects faults; pass it as `through` to use it. */
  faultProxy: FaultProxy;
  /** Whether the window of contract requests opens by itself; by default it does not. */
  opensContracts: boolean;
  /** The sandbox's control page. */
  control: Control;
}

interface TabOptions {
  language?: string;
  /** Whether the consent question is still open. */
  asksConsent?: boolean;
  page?: Page;
  /** Default: directly to the portal. */
  through?: Pick<Portal, 'page'>;
}

/** Playwright's test with one portal per worker, so that workers cannot affect each other. */
export const test = base.extend<Fixtures, { portal: TestPortal }>({
  opensContracts: [false, { option: true }],

  portal: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the requested fixtures from the pattern
    async ({}, use) => {
      const portal = await startTestPortal();
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  at: async ({ context, page, portal, opensContracts }, use) => {
    if (!opensContracts) await keepContractsClosed(context);
    await use((merchant, options = {}) => {
      const known = typeof merchant === 'string' ? merchantByCode(merchant) : merchant;
      return new PortalPage(options.page ?? page, options.through ?? portal, {
        ...known,
        language: options.language ?? known.language,
        ...(options.asksConsent !== undefined && { asksConsent: options.asksConsent }),
      });
    });
  },

  copyAccount: async ({ portal }, use) => {
    await use((merchant, like, state) => copyAccount(portal.operations, merchant, like, state));
  },

  control: async ({ portal }, use) => {
    const control = new Control(portal);
    await use(control);
    await control.restore();
  },

  faultProxy: async ({ portal }, use) => {
    const proxy = await FaultProxy.before(portal);
    await use(proxy);
    await proxy.stop();
  },
});

function merchantByCode(code: string): MerchantUnderTest {
  const found = merchants.find((merchant) => merchant.code === code);
  if (!found) throw new Error(`There is no merchant ${code}`);
  return found;
}

export { expect } from 'playwright/test';

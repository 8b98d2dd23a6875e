import type { BrowserContext, Page } from 'playwright/test';
import type { PortalPage } from '../../pages/portal-page';
import { accounts, type Account } from '../../support/accounts';
import type { Control } from '../../support/control';
import { MerchantSettings, type Settings } from '../../support/merchant-settings';
import { merchants, type MerchantUnderTest } from '../../support/merchants';
import { mobileNumber } from '../../support/mobile-number';
import { present } from '../../support/present';
import { test as base } from '../../support/test';
import { offering, type Offer } from './offering';

/** A player created for one walk, with a unique number and mail address. */
export interface Person extends Account {
  mobile: string;
  email: string;
}

/** What a walk starts with. */
export interface Walk {
  /** The tab, in the merchant's own language unless the way sets one. */
  tab: PortalPage;
  merchant: string;
  /** The merchant's, with the way switched on. */
  settings: Settings;
  /** Origin of the operators' listener. */
  operations: string;
  control: Control;
  /** Creates a player, with the properties of another account where one is given. */
  createPlayer(like?: Account): Promise<Person>;
  /** The same merchant in another browser. */
  elsewhere(): Promise<PortalPage>;
  /** The same merchant in another tab of this browser. */
  anotherTab(): Promise<PortalPage>;
}

/** A way to sign in, register or sign out, and what it requires. */
export interface Way extends Offer {
  /** Ids of requirements that the walk tests. */
  shows?: string;
  /** A language of every merchant, for page models that read no other. */
  language?: 'EN';
}

interface Options {
  merchant: MerchantUnderTest;
  way: Way;
}

interface Fixtures {
  settings: Settings;
  tabIn(page: Page): Promise<PortalPage>;
  otherBrowser(): Promise<BrowserContext>;
  walk: Walk;
}

/** One way at one merchant, with settings that offer it during the walk. */
export const test = base.extend<Options & Fixtures>({
  merchant: [present(merchants[0]), { option: true }],
  way: [{}, { option: true }],

  settings: async ({ merchant, way, portal }, use, info) => {
    const merchantSettings = new MerchantSettings(portal);
    const own = await merchantSettings.of(merchant.code);
    const settings = offering(own, way);
    if (settings !== own) {
      info.annotations.push({ type: 'switched on' });
      await merchantSettings.apply(settings);
    }
    await use(settings);
    await merchantSettings.restore();
  },

  tabIn: async ({ at, merchant, way }, use) => {
    await use(async (page) => {
      const tab = at(merchant, { page, ...(way.language && { language: way.language }) });
      if (way.language) await tab.setLanguageCookie();
      return tab;
    });
  },

  otherBrowser: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },

  walk: async ({ settings, merchant, tabIn, otherBrowser, copyAccount, control, portal, context, page }, use) => {
    const { code } = merchant;
    await use({
      tab: await tabIn(page),
      merchant: code,
      settings,
      operations: portal.operations,
      control,
      async createPlayer(like = accounts.player) {
        const mobile = mobileNumber(code);
        const email = `p${mobile}@example.test`;
        return { ...(await copyAccount(code, like, { mobile, email })), mobile, email };
      },
      elsewhere: async () => tabIn(await (await otherBrowser()).newPage()),
      anotherTab: async () => tabIn(await context.newPage()),
    });
  },
});

import type { Browser } from 'playwright/test';
import type { PortalPage } from '../../pages/portal-page';
import { accounts, type Account } from '../../support/accounts';
import type { Control } from '../../support/control';
import { MerchantSettings, type Settings } from '../../support/merchant-settings';
import { merchants } from '../../support/merchants';
import { mobileNumber } from '../../support/mobile-number';
import { test as base } from '../../support/test';
import { offering, type Offer } from './offering';

/** Somebody made for one walk, reached by a number and an address that nobody else has. */
export interface Person extends Account {
  mobile: string;
  email: string;
}

/** What a walk starts with. */
export interface Walk {
  /** Where it goes; the merchant's own language unless said otherwise. */
  tab: PortalPage;
  merchant: string;
  /** The merchant's, with the way switched on. */
  settings: Settings;
  /** Port of the portal. */
  port: number;
  control: Control;
  /** A player with an account. */
  somebody(): Promise<Person>;
  /** The same merchant in another browser. */
  elsewhere(): Promise<PortalPage>;
  /** The same merchant in another tab of this browser. */
  anotherTab(): Promise<PortalPage>;
}

interface Way extends Offer {
  /** Ids of requirements that the walk shows. */
  shows?: string;
  /** A language every merchant has, for what a page model can read in no other. */
  language?: 'EN';
}

const test = base.extend<{ merchantSettings: MerchantSettings }>({
  merchantSettings: async ({ portal }, use) => {
    const settings = new MerchantSettings(portal);
    await use(settings);
    await settings.putBack();
  },
});

/** A way of getting in or out, walked at each merchant; its title is its row in the table. */
export function onEveryMerchant(title: string, way: Way, walk: (walk: Walk) => Promise<void>): void {
  for (const merchant of merchants) {
    const { code } = merchant;
    const cell = { type: 'way', description: JSON.stringify({ way: title, merchant: code }) };
    const shown = way.shows ? ` ${way.shows}` : '';
    test(
      `${code}: ${title}${shown}`,
      { annotation: cell },
      async ({ at, browser, context, control, newcomer, portal, merchantSettings }, info) => {
        const own = await merchantSettings.of(code);
        const settings = offering(own, way);
        if (settings !== own) {
          info.annotations.push({ type: 'switched on' });
          await merchantSettings.apply(settings);
        }
        const open = async (page?: PortalPage['page']) => {
          const tab = at(merchant, { ...(page && { page }), ...(way.language && { language: way.language }) });
          if (way.language) await tab.speakFromFirstLoad();
          return tab;
        };
        const others = new Set<Awaited<ReturnType<Browser['newContext']>>>();
        await walk({
          tab: await open(),
          merchant: code,
          settings,
          port: portal.port,
          control,
          async somebody() {
            const mobile = mobileNumber(code);
            const email = `p${mobile}@example.test`;
            return { ...(await newcomer(code, accounts.player, { mobile, email })), mobile, email };
          },
          async elsewhere() {
            const other = await browser.newContext({ reducedMotion: 'reduce' });
            others.add(other);
            return open(await other.newPage());
          },
          anotherTab: async () => open(await context.newPage()),
        });
        for (const other of others) await other.close();
      },
    );
  }
}

import type { Page } from 'playwright/test';
import type { PortalPage } from '../pages/portal-page';
import { accounts } from '../support/accounts';
import { seriousFaults } from '../support/axe';
import { merchants } from '../support/merchants';
import { watchOffences } from '../support/offences';
import { expect, test } from '../support/test';

/** Addresses by the remote they belong to. */
type Pages = Record<string, string[]>;

const widths = [360, 1440];

/** Everything a visitor can have on the screen. */
const visitorScreens: Record<string, (tab: PortalPage) => Promise<void>> = {
  home: (tab) => shows(tab, '/', tab.firstGame),
  slots: (tab) => shows(tab, '/electron', tab.firstGame),
  'slots found': (tab) => shows(tab, '/electron?name=zzz', tab.content.getByText(tab.say('lobby', 'list.empty'))),
  live: (tab) => shows(tab, '/live', tab.firstGame),
  fish: (tab) => shows(tab, '/fish', tab.firstGame),
  'sign-in': (tab) => shows(tab, '/login', tab.signInPage.submit),
  'sign-in with faults': async (tab) => {
    await shows(tab, '/login', tab.signInPage.submit);
    await tab.signInPage.submit.click();
  },
  'forgotten password': (tab) => shows(tab, '/forgot-password', tab.title),
  register: (tab) => shows(tab, '/register', tab.title),
  'no such page': (tab) => shows(tab, '/nope', tab.title),
  'the games of a vendor': async (tab) => {
    await tab.open('/fish');
    await tab.seeVendorsGames.click();
    await expect(tab.dialogButton(tab.say('lobby', 'list.next'))).toBeVisible();
  },
  'what a visitor is asked': async (tab) => {
    await tab.open('/electron');
    await tab.pressFirstGame('click');
    await expect(tab.dialog).toBeVisible();
  },
  'the choice of a language': async (tab) => {
    await tab.open('/live');
    await tab.chooseLanguage.click();
  },
};

/** An address each merchant is without. */
const closedAddresses: Record<string, string> = { aurora: '/pointMall', lotus: '/lottery', kestrel: '/trial' };

/** Pages of the remotes, by the remote; a merchant without one says so at all its addresses alike, which is shown once. */
const visitorPages: Pages = {
  lobby: ['/help'],
  lottery: ['/lottery', '/trend', '/vnLottery', '/seaLottery'],
  mall: ['/pointMall', '/pointMall/rules'],
};
const customerPages: Pages = {
  member: ['/member', '/member/account', '/member/wallets'],
  agent: ['/agent'],
  lottery: ['/lottery?gameCode=CQSSC'],
  mall: ['/member/pointMall', '/pointMall/points', '/pointMall/record'],
};

/** The remote each merchant is without. */
const absentRemotes: Record<string, string> = { aurora: 'mall', lotus: 'lottery', kestrel: 'agent' };

/** What stands where something is missing. The console tells of what failed, so only axe is asked. */
const faultScreens: Record<string, (tab: PortalPage) => Promise<void>> = {
  'a remote that does not load': async (tab) => {
    await tab.page.route('**/r/lobby/**', (route) => route.abort());
    await tab.open('/live');
    await expect(tab.retry).toBeVisible();
    await tab.page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  offline: async (tab) => {
    await shows(tab, '/live', tab.firstGame);
    await tab.page.context().setOffline(true);
    await expect(tab.offlineBanner).toBeVisible();
  },
};

/** What only a customer sees. */
const customerScreens: Record<string, (tab: PortalPage) => Promise<void>> = {
  'home, signed in': (tab) => shows(tab, '/', tab.firstGame),
  'the account': async (tab) => {
    await tab.openAccount();
    await expect(tab.anySignOutButton).toBeVisible();
  },
  'the question before signing out': async (tab) => {
    await tab.anySignOutButton.click();
    await expect(tab.dialogButton(tab.say('auth', 'account.signOut'))).toBeVisible();
  },
  'a game': async (tab) => {
    await tab.open('/electron');
    await tab.pressFirstGame('click');
    await tab.game.isReady();
  },
};

for (const merchant of merchants) {
  for (const width of widths) {
    const { code } = merchant;

    test(`${code} at ${width} px: axe finds nothing serious on what visitors see, and no page offends`, async ({
      at,
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await examine(page, at(merchant), {
        ...visitorScreens,
        ...pagesAt(code, visitorPages),
        'not available': (tab) =>
          shows(tab, closedAddresses[code] ?? '', tab.heading(tab.say('host', 'place.notAvailable.title'))),
      });
    });

    test(`${code} at ${width} px: axe finds nothing serious on what customers see, and no page offends`, async ({
      at,
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const tab = at(merchant);
      await tab.signIn(accounts.agent);
      await examine(page, tab, { ...customerScreens, ...pagesAt(code, customerPages) });
    });

    test(`${code} at ${width} px: axe finds nothing serious where something is missing`, async ({ at, page }) => {
      await page.setViewportSize({ width, height: 900 });
      const tab = at(merchant);
      for (const [name, show] of Object.entries(faultScreens))
        await test.step(name, async () => {
          await show(tab);
          expect.soft(await seriousFaults(page), name).toEqual([]);
        });
    });
  }
}

async function examine(page: Page, tab: PortalPage, screens: typeof visitorScreens): Promise<void> {
  const offences = await watchOffences(page);
  for (const [name, show] of Object.entries(screens)) {
    await test.step(name, async () => {
      await show(tab);
      expect.soft(await seriousFaults(page), name).toEqual([]);
      expect.soft(offences.splice(0), name).toEqual([]);
    });
  }
}

async function shows(tab: PortalPage, path: string, sign: ReturnType<PortalPage['heading']>): Promise<void> {
  await tab.open(path);
  await expect(sign).toBeVisible();
}

function pagesAt(merchant: string, pages: Pages): typeof visitorScreens {
  const paths = Object.entries(pages).flatMap(([remote, its]) => (remote === absentRemotes[merchant] ? [] : its));
  return Object.fromEntries(paths.map((path) => [path, (tab: PortalPage) => shows(tab, path, tab.title)]));
}

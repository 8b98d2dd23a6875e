import type { Page } from 'playwright/test';
import type { PortalPage } from '../pages/portal-page';
import { accounts } from '../support/accounts';
import { seriousFaults } from '../support/axe';
import { merchants } from '../support/merchants';
import { watchPageErrors } from '../support/page-errors';
import { expect, test } from '../support/test';

/** Addresses by remote. */
type Pages = Record<string, string[]>;

type Screens = Record<string, (tab: PortalPage) => Promise<void>>;

/** Wide first: panels that open only with enough space stay open when the window narrows. */
const widths = [1440, 360] as const;

/** Pages for visitors. */
const visitorScreens: Screens = {
  home: (tab) => shows(tab, '/', tab.firstGame),
  slots: (tab) => shows(tab, '/electron', tab.firstGame),
  'slots found': (tab) => shows(tab, '/electron?name=zzz', tab.content.getByText(tab.say('lobby', 'list.empty'))),
  live: (tab) => shows(tab, '/live', tab.firstGame),
  fish: (tab) => shows(tab, '/fish', tab.firstGame),
  search: (tab) => shows(tab, '/search', tab.firstGame),
  'sign-in': (tab) => shows(tab, '/login', tab.signInPage.submit),
  'sign-in with faults': async (tab) => {
    await shows(tab, '/login', tab.signInPage.submit);
    await tab.signInPage.submit.click();
  },
  'forgotten password': (tab) => shows(tab, '/forgot-password', tab.title),
  register: (tab) => shows(tab, '/register', tab.title),
  'no such page': (tab) => shows(tab, '/nope', tab.title),
};

/** Overlays for visitors. */
const visitorDialogs: Screens = {
  'the games of a vendor': async (tab) => {
    await tab.open('/fish');
    await tab.firstVendorButton.click();
    await expect(tab.dialogButton(tab.say('lobby', 'list.next'))).toBeVisible();
  },
  'what a visitor is asked': async (tab) => {
    await tab.open('/electron');
    await tab.pressFirstGame('click');
    await expect(tab.dialog).toBeVisible();
  },
  'the choice of a language': async (tab) => {
    await tab.open('/live');
    await tab.languageButton.click();
  },
};

/** An unavailable address of each merchant. */
const closedAddresses: Record<string, string> = { aurora: '/pointMall', lotus: '/lottery', kestrel: '/trial' };

/** Pages by remote; a merchant without one shows the same page at all its addresses, tested once. */
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

/** The missing remote of each merchant. */
const absentRemotes: Record<string, string> = { aurora: 'mall', lotus: 'lottery', kestrel: 'agent' };

/** Error and empty pages. The console reports the failures, so only axe is checked. */
const faultScreens: Screens = {
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

/** Pages for customers. */
const customerScreens: Screens = {
  'home, signed in': (tab) => shows(tab, '/', tab.firstGame),
  'a game': async (tab) => {
    await tab.open('/electron');
    await tab.pressFirstGame('click');
    await tab.game.waitUntilReady();
  },
};

/** Overlays for customers. */
const customerDialogs: Screens = {
  'the account': async (tab) => {
    await shows(tab, '/fish', tab.firstGame);
    await tab.openAccount();
    await expect(tab.signOutButton).toBeVisible();
  },
  'the question before signing out': async (tab) => {
    await tab.signOutButton.click();
    await expect(tab.dialogButton(tab.say('auth', 'account.signOut'))).toBeVisible();
  },
};

for (const merchant of merchants) {
  const { code } = merchant;

  test(`${code}: axe finds nothing serious on visitors' pages, wide or narrow, and no page breaks its policy or logs an error`, async ({
    at,
  }) => {
    test.slow();
    const tab = at(merchant);
    const pageErrors = await watchPageErrors(tab.page);
    const pages = {
      ...visitorScreens,
      ...pagesAt(code, visitorPages),
      'not available': () =>
        shows(tab, closedAddresses[code] ?? '', tab.heading(tab.say('host', 'place.notAvailable.title'))),
    };
    await examinePages(tab, pages, pageErrors);
    await examineDialogs(tab, visitorDialogs, pageErrors);
  });

  test(`${code}: axe finds nothing serious on customers' pages, wide or narrow, and no page breaks its policy or logs an error`, async ({
    at,
  }) => {
    test.slow();
    const tab = at(merchant);
    await tab.signIn(accounts.agent);
    const pageErrors = await watchPageErrors(tab.page);
    await examinePages(tab, { ...customerScreens, ...pagesAt(code, customerPages) }, pageErrors);
    await examineDialogs(tab, customerDialogs, pageErrors);
  });

  test(`${code}: axe finds nothing serious on error pages, wide or narrow`, async ({ at }) => {
    await examinePages(at(merchant), faultScreens);
  });
}

/** Examines each page at all widths, loaded once: only styles depend on the width. The shell is examined around the first. */
async function examinePages(tab: PortalPage, screens: Screens, pageErrors: string[] = []): Promise<void> {
  for (const [index, [name, show]] of Object.entries(screens).entries()) {
    await test.step(name, async () => {
      await widen(tab.page, widths[0]);
      await show(tab);
      for (const width of widths) {
        await widen(tab.page, width);
        await examine(tab.page, `${name} at ${width} px`, pageErrors, { shell: index === 0 });
      }
    });
  }
}

/** Opens each at every width: an overlay may move or close when the window changes. */
async function examineDialogs(tab: PortalPage, screens: Screens, pageErrors: string[]): Promise<void> {
  for (const width of widths) {
    await widen(tab.page, width);
    for (const [name, show] of Object.entries(screens))
      await test.step(`${name} at ${width} px`, async () => {
        await show(tab);
        await examine(tab.page, `${name} at ${width} px`, pageErrors);
      });
  }
}

async function examine(page: Page, name: string, pageErrors: string[], scope = { shell: false }): Promise<void> {
  expect.soft(await seriousFaults(page, scope), name).toEqual([]);
  expect.soft(pageErrors.splice(0), name).toEqual([]);
}

async function widen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
}

async function shows(tab: PortalPage, path: string, sign: ReturnType<PortalPage['heading']>): Promise<void> {
  await tab.open(path);
  await expect(sign).toBeVisible();
}

function pagesAt(merchant: string, pages: Pages): Screens {
  const paths = Object.entries(pages).flatMap(([remote, its]) => (remote === absentRemotes[merchant] ? [] : its));
  return Object.fromEntries(paths.map((path) => [path, (tab: PortalPage) => shows(tab, path, tab.title)]));
}

import { gamesVendorMenu, gamesVendors } from '@atrium/api';
import type { Screen } from '../screen';
import type { Tab } from '../tab';
import { openHome } from './home';

/** Header, menu, tab bar and their states. */
export const menuScreens: Screen[] = [
  { name: 'header of a visitor', show: openHome },
  {
    name: 'games sheet',
    where: ({ phone }) => phone,
    async show(tab) {
      await openHome(tab);
      await openGames(tab);
      await tab.dialog.locator('summary').first().waitFor();
    },
  },
  {
    name: 'games sheet, vendors unfolded',
    where: ({ phone }) => phone,
    async show(tab) {
      await openHome(tab);
      await openGames(tab);
      await tab.dialog.locator('summary').first().click();
    },
  },
  {
    name: 'games sheet, loading',
    where: ({ phone }) => phone,
    neverSettles: true,
    async show(tab) {
      await tab.answer({ [gamesVendorMenu.path]: 'held' });
      await openHome(tab);
      await openGames(tab);
      // the skeletons of the vendors are below the tiles
      await tab.dialog.locator('ul').last().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'submenu of live casinos',
    where: ({ phone }) => !phone,
    async show(tab) {
      await openHome(tab);
      await openLive(tab);
      await tab.page.getByRole('group').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'submenu, loading',
    where: ({ phone }) => !phone,
    neverSettles: true,
    async show(tab) {
      await openHome(tab);
      await tab.answer({ [gamesVendorMenu.path]: 'held' });
      await openLive(tab);
    },
  },
  {
    name: 'menu without vendor data',
    async show(tab) {
      await tab.answer({ [gamesVendorMenu.path]: 'failed', [gamesVendors.path]: 'failed' });
      await tab.open('/help');
      await tab.page.getByRole('heading', { level: 1 }).first().waitFor();
      if (tab.phone) await openGames(tab);
      else await menuOf(tab).hover();
    },
  },
  {
    name: 'menu without any vendor',
    async show(tab) {
      const none = { success: true, value: [] };
      await tab.answer({ [gamesVendorMenu.path]: none, [gamesVendors.path]: none });
      await tab.open('/help');
      await tab.page.getByRole('heading', { level: 1 }).first().waitFor();
      if (tab.phone) await openGames(tab);
      else await menuOf(tab).hover();
    },
  },
  {
    name: 'a page that the merchant does not have',
    async show(tab) {
      await tab.open(
        tab.look.merchant === 'aurora' ? '/pointMall' : tab.look.merchant === 'lotus' ? '/lottery' : '/agent',
      );
      await tab.page.getByText(tab.say('host', 'place.notAvailable.text')).waitFor();
    },
  },
  {
    name: 'search by the header',
    async show(tab) {
      await openHome(tab);
      await tab.page
        .getByRole('link', { name: tab.say('host', 'shell.search') })
        .locator('visible=true')
        .click();
      await tab.page.getByRole('searchbox').first().waitFor();
    },
  },
  {
    name: 'header of a customer',
    as: 'player1',
    show: openHome,
  },
  {
    name: 'account menu',
    as: 'player1',
    async show(tab) {
      await openHome(tab);
      const name = tab.hasTabBar ? tab.say('host', 'shell.me') : `${tab.say('host', 'shell.account')}:`;
      await tab.press(tab.page.getByRole('button', { name, exact: tab.hasTabBar }));
      await tab.page.getByRole('button', { name: tab.say('host', 'shell.signOut') }).waitFor();
    },
  },
];

const menuOf = (tab: Tab) => tab.page.getByRole('navigation', { name: tab.say('host', 'shell.menu') });

async function openGames(tab: Tab): Promise<void> {
  await tab.press(tab.page.getByRole('button', { name: tab.say('host', 'shell.games'), exact: true }));
  await tab.dialog.waitFor();
}

async function openLive(tab: Tab): Promise<void> {
  await menuOf(tab).hover();
  const name = tab.say('host', 'shell.unfold', { title: tab.say('lobby', 'menu.live') });
  await menuOf(tab).getByRole('button', { name }).click();
}

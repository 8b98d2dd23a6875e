import { gamesHot, gamesVendors, systemBanners } from '@atrium/api';
import type { Screen } from '../screen';
import type { Tab } from '../tab';

export const homeScreens: Screen[] = [
  { name: 'home', show: openHome },
  {
    name: 'home, further down',
    async show(tab) {
      await openHome(tab);
      await tab.page.getByRole('region', { name: tab.say('lobby', 'home.hot') }).scrollIntoViewIfNeeded();
      await tab.page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2 }));
    },
  },
  {
    name: 'home, bottom',
    async show(tab) {
      await openHome(tab);
      await tab.page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
    },
  },
  {
    name: 'home, loading',
    neverSettles: true,
    async show(tab) {
      await tab.answer({ [gamesHot.path]: 'held', [gamesVendors.path]: 'held', [systemBanners.path]: 'held' });
      await tab.open('/');
      await tab.page.getByRole('heading', { name: tab.say('lobby', 'home.hot') }).waitFor();
    },
  },
  {
    name: 'home, sections failed',
    async show(tab) {
      await tab.answer({ [gamesHot.path]: 'failed', [gamesVendors.path]: 'failed', [systemBanners.path]: 'failed' });
      await tab.open('/');
      await tab.page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'language menu',
    async show(tab) {
      await openHome(tab);
      await tab.page
        .getByRole('button', { name: tab.say('host', 'shell.language') })
        .first()
        .click();
      await tab.page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'menu sheet',
    where: ({ phone }) => phone,
    async show(tab) {
      await openHome(tab);
      await tab.page.getByRole('button', { name: tab.say('host', 'shell.games'), exact: true }).click();
      await tab.dialog.waitFor();
    },
  },
  { name: 'home in another language', show: openHomeInAnother },
];

export async function openHome(tab: Tab): Promise<void> {
  await tab.open('/');
  const hot = tab.page.getByRole('region', { name: tab.say('lobby', 'home.hot') });
  await hot.getByRole('listitem').first().waitFor();
}

/** Opens home in the merchant's second language, which the tab keeps. */
export async function openHomeInAnother(tab: Tab): Promise<void> {
  await openHome(tab);
  await tab.switchLanguage();
  await tab.page.getByRole('heading', { name: tab.say('lobby', 'home.hot') }).waitFor();
}

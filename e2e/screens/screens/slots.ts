import { gamesHot, gamesSearch, gamesVendors } from '@atrium/api';
import type { Screen } from '../screen';
import type { Tab } from '../tab';

export const slotScreens: Screen[] = [
  { name: 'slots', show: (tab) => openSlots(tab) },
  { name: 'slots of a vendor', show: (tab) => openSlots(tab, '?page=Kitework') },
  {
    name: 'slots, the pages below',
    async show(tab) {
      await openSlots(tab, '?page=Nova+Slots');
      await tab.page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
    },
  },
  {
    name: 'slots by name',
    show: (tab) => openSlots(tab, '?page=Nova+Slots&name=a'),
  },
  {
    name: 'slots, none found',
    async show(tab) {
      await tab.open('/electron?page=Nova+Slots&name=zzzz');
      await tab.page.getByText(tab.say('lobby', 'list.empty'), { exact: true }).waitFor();
    },
  },
  {
    name: 'slots, failed',
    async show(tab) {
      await tab.answer({ [gamesSearch.path]: 'failed', [gamesHot.path]: 'failed' });
      await tab.open('/electron?page=Nova+Slots');
      await tab.page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'slots, loading',
    neverSettles: true,
    async show(tab) {
      await tab.answer({ [gamesSearch.path]: 'held', [gamesHot.path]: 'held', [gamesVendors.path]: 'held' });
      await tab.open('/electron');
      await tab.page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'slots, no favourites yet',
    as: 'player1',
    where: ({ look }) => look.merchant === 'aurora',
    async show(tab) {
      await tab.open('/electron?page=favGameList');
      await tab.page.getByText(tab.say('lobby', 'list.favourites.empty'), { exact: true }).waitFor();
    },
  },
  { name: 'slots in another language', show: inAnotherLanguage },
];

/** The lobby with its loading, empty and failed states. */
export const slotStateScreens = slotScreens.filter(({ name }) =>
  ['slots', 'slots, none found', 'slots, failed', 'slots, loading'].includes(name),
);

async function openSlots(tab: Tab, query = ''): Promise<void> {
  await tab.open(`/electron${query}`);
  await tab.page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
}

async function inAnotherLanguage(tab: Tab): Promise<void> {
  await openSlots(tab);
  await tab.switchLanguage();
  await tab.page.getByRole('heading', { name: tab.say('lobby', 'menu.rng') }).waitFor();
  await tab.page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
}

import { gamesIndex, gamesVendors } from '@atrium/api';
import type { Screen } from '../screen';
import type { Tab } from '../tab';

/** Without the index the search reads the lists of the vendors. */
const unreachable = { [gamesIndex.path]: 'failed', [gamesVendors.path]: 'failed' } as const;

export const searchScreens: Screen[] = [
  { name: 'search', show: (tab) => openSearch(tab) },
  { name: 'search with a typing error', show: (tab) => openSearch(tab, '?q=drgaon') },
  { name: 'search with filters', show: (tab) => openSearch(tab, '?type=FISH&feature=targets') },
  {
    name: 'search far down the list',
    async show(tab) {
      await openSearch(tab);
      await tab.page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2 }));
    },
  },
  {
    name: 'search, none found',
    async show(tab) {
      await tab.open('/search?q=zzzzzzzz');
      await tab.page.getByText(tab.say('lobby', 'list.empty'), { exact: true }).waitFor();
    },
  },
  {
    name: 'search, failed',
    async show(tab) {
      await tab.answer(unreachable);
      await tab.open('/search');
      await tab.page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'search, loading',
    neverSettles: true,
    async show(tab) {
      await tab.answer({ [gamesIndex.path]: 'held' });
      await tab.open('/search');
      await tab.page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'search in another language',
    async show(tab) {
      await openSearch(tab);
      await tab.switchLanguage();
      await tab.page.getByRole('heading', { name: tab.say('lobby', 'search.title') }).waitFor();
      await firstFound(tab).waitFor();
    },
  },
];

async function openSearch(tab: Tab, query = ''): Promise<void> {
  await tab.open(`/search${query}`);
  await firstFound(tab).waitFor();
}

function firstFound({ page }: Tab) {
  return page.getByRole('main').getByRole('article').first();
}

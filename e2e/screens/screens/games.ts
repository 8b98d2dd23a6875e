import type { Locator } from 'playwright';
import type { Screen } from '../screen';
import type { Tab } from '../tab';

export const gameScreens: Screen[] = [
  { name: 'live casino', show: (tab) => openCategory(tab, '/live') },
  { name: 'fishing', show: (tab) => openCategory(tab, '/fish') },
  {
    name: "a vendor's games",
    async show(tab) {
      await openCategory(tab, '/fish');
      await tab.page
        .getByRole('main')
        .getByRole('button', { name: /Hook and Reef/ })
        .first()
        .click();
      await tab.dialog.getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'game for real money',
    as: 'player1',
    async show(tab) {
      await tab.play(await firstSlot(tab));
      await playable(tab);
    },
  },
  {
    name: 'demo of a game',
    where: ({ look }) => look.merchant !== 'kestrel',
    async show(tab) {
      const card = await firstSlot(tab);
      await card.getByRole('button', { name: new RegExp(`^${tab.say('lobby', 'game.demo')}`) }).click();
      await playable(tab);
    },
  },
];

async function openCategory(tab: Tab, path: string): Promise<void> {
  await tab.open(path);
  await tab.page.getByRole('main').getByRole('listitem').first().waitFor();
}

/** The first slot of a vendor with a demo of each game. */
async function firstSlot(tab: Tab): Promise<Locator> {
  await tab.open('/electron?page=Nova+Slots');
  return tab.page.getByRole('tabpanel').getByRole('article').first();
}

async function playable(tab: Tab): Promise<void> {
  await tab.page.frameLocator('main iframe').locator('main[data-state="ready"]').waitFor();
}

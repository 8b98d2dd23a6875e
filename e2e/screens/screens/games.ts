import type { Screen } from '../screens';
import type { Tab } from '../tab';

export const gameScreens: Screen[] = [
  { name: 'live casino', show: (tab) => openCategory(tab, '/live') },
  { name: 'fishing', show: (tab) => openCategory(tab, '/fish') },
  { name: 'lottery', show: (tab) => openCategory(tab, '/lott') },
  {
    name: "a vendor's games",
    async show(tab) {
      await openCategory(tab, '/fish');
      await tab.page
        .getByRole('main')
        .getByRole('button', { name: /Hook and Reef/ })
        .first()
        .click();
      await tab.page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'game for real money',
    as: 'player1',
    async show(tab) {
      await startFirst(tab, 'game.play');
    },
  },
  {
    name: 'demo of a game',
    where: ({ look }) => look.merchant !== 'kestrel',
    async show(tab) {
      await startFirst(tab, 'game.try');
    },
  },
];

async function openCategory(tab: Tab, path: string): Promise<void> {
  await tab.open(path);
  await tab.page.getByRole('main').getByRole('listitem').first().waitFor();
}

/** Starts the first game of a vendor whose games can all be tried. */
async function startFirst(tab: Tab, label: string): Promise<void> {
  await tab.open('/electron?page=Nova+Slots');
  const card = tab.page.getByRole('tabpanel').getByRole('article').first();
  await card.getByRole('button', { name: new RegExp(`^${tab.say('lobby', label)}`) }).click();
  await tab.page.frameLocator('main iframe').locator('main[data-state="ready"]').waitFor();
}

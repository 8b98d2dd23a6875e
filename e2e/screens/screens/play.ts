import { gamesLaunch, gamesRecommended } from '@atrium/api';
import type { Locator } from 'playwright';
import type { Screen } from '../screen';
import type { Tab } from '../tab';

const as = 'player1';

/** A vendor of each kind of game that is no slot. */
const kinds: Readonly<Record<string, string>> = {
  roulette: 'VELA',
  'a card game': 'DUEL',
  'a fishing game': 'HOOK',
  'bets on sports': 'GOAL',
  'bets on esports': 'ARNA',
  'an instant lottery': 'BNGO',
};

/** Starting a game, each kind of game being played, and each way in which a game fails. */
export const playScreens: Screen[] = [
  {
    name: 'a slot, starting',
    as,
    neverSettles: true,
    async show(tab) {
      await tab.open('/electron?page=Nova+Slots');
      const card = tab.page.getByRole('tabpanel').getByRole('article').first();
      await card.waitFor();
      await tab.answer({ [gamesLaunch.path]: 'held' });
      await tab.play(card);
    },
  },
  {
    name: 'a slot',
    as,
    async show(tab) {
      await tab.open('/electron?page=Nova+Slots');
      await tab.play(tab.page.getByRole('tabpanel').getByRole('article').first());
      await playable(tab);
    },
  },
  ...Object.entries(kinds).map(([name, vendor]): Screen => ({
    name,
    as,
    async show(tab) {
      await tab.play(await firstOf(tab, vendor));
      await playable(tab);
    },
  })),
  {
    name: 'a vendor in maintenance',
    as,
    async show(tab) {
      await tab.play(await firstOf(tab, 'DUSK'));
      await tab.dialog.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'a vendor in maintenance, games loading',
    as,
    neverSettles: true,
    show: (tab) => inMaintenance(tab, 'held'),
  },
  {
    name: 'a vendor in maintenance, no other games',
    as,
    show: (tab) => inMaintenance(tab, { success: true, value: [] }),
  },
  { name: 'a vendor in maintenance, games failed', as, show: (tab) => inMaintenance(tab, 'failed') },
  { name: 'a balance that is too low', as, show: (tab) => refused(tab, 'DRYD') },
  { name: 'a game without an address', as, show: (tab) => refused(tab, 'LOST') },
  {
    name: 'a game that never starts',
    as,
    async show(tab) {
      await tab.play(await firstOf(tab, 'HUSH'));
      await tab.page.getByRole('main').getByRole('alert').first().waitFor();
    },
  },
];

async function firstOf(tab: Tab, vendor: string): Promise<Locator> {
  await tab.open(`/search?vendor=${vendor}`);
  const card = tab.page.getByRole('main').getByRole('article').first();
  await card.waitFor();
  return card;
}

async function inMaintenance(tab: Tab, recommended: 'failed' | 'held' | object): Promise<void> {
  await tab.answer({ [gamesRecommended.path]: recommended });
  await refused(tab, 'DUSK');
}

async function refused(tab: Tab, vendor: string): Promise<void> {
  await tab.play(await firstOf(tab, vendor));
  await tab.dialog.waitFor();
}

async function playable(tab: Tab): Promise<void> {
  await tab.page.frameLocator('main iframe').locator('main[data-state="ready"]').waitFor();
}

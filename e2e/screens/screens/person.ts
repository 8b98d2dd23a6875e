import { gamesLaunch } from '@atrium/api';
import type { Screen } from '../screen';
import type { Tab } from '../tab';
import { openHome } from './home';

export const signingOut: Screen = {
  name: 'signing out',
  as: 'player1',
  async show(tab) {
    await openHome(tab);
    if (tab.hasTabBar) await tab.page.getByRole('button', { name: tab.say('host', 'shell.me'), exact: true }).click();
    else await tab.page.getByRole('button', { name: `${tab.say('host', 'shell.account')}:` }).click();
    await tab.page
      .getByRole('button', { name: tab.say('host', 'shell.signOut') })
      .locator('visible=true')
      .click();
    await tab.page.getByText(tab.say('auth', 'signOut.title')).waitFor();
  },
};

export const tooLittleMoney: Screen = {
  name: 'too little money to play',
  as: 'player3',
  async show(tab) {
    await openHome(tab);
    await playFirst(tab);
    await tab.page.getByText(tab.say('host', 'launch_game_balance_not_enough')).first().waitFor();
  },
};

export const personScreens: Screen[] = [
  { name: 'home, signed in', as: 'player1', show: openHome },
  {
    name: 'account sheet',
    as: 'player1',
    where: ({ phone }) => phone,
    async show(tab) {
      await openHome(tab);
      await tab.page.getByRole('button', { name: tab.say('host', 'shell.me'), exact: true }).click();
      await tab.dialog.waitFor();
    },
  },
  {
    name: 'wallets',
    as: 'player1',
    where: ({ phone }) => !phone,
    async show(tab) {
      await openHome(tab);
      await tab.page.getByRole('button', { name: tab.say('host', 'shell.wallets') }).click();
      await tab.page.getByRole('term').first().waitFor();
    },
  },
  signingOut,
  {
    name: 'a launch that fails',
    as: 'player1',
    async show(tab) {
      await openHome(tab);
      await tab.answer({ [gamesLaunch.path]: { success: true, value: { game_url: '', game_url2: '' } } });
      await playFirst(tab);
      await tab.page.getByText(tab.say('lobby', 'launch.failed')).waitFor();
    },
  },
  {
    name: 'a game of a closed vendor',
    as: 'player1',
    async show(tab) {
      await openHome(tab);
      await tab.answer({
        [gamesLaunch.path]: { success: false, code: 'vendor_under_maintenance', message: '', value: { resType: 1 } },
      });
      await playFirst(tab);
      await tab.dialog.waitFor();
    },
  },
  tooLittleMoney,
  { name: 'home of a trial account', as: 'trial4', show: openHome },
];

/** Plays the first hot game. */
export async function playFirst(tab: Tab): Promise<void> {
  const hot = tab.page.getByRole('region', { name: tab.say('lobby', 'home.hot') });
  await tab.play(hot.getByRole('article').first());
}

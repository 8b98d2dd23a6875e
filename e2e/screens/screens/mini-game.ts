import { lotteryList } from '@atrium/api';
import { accounts } from '../../support/accounts';
import type { Screen } from '../screen';
import type { Tab } from '../tab';

const as = accounts.player.username;
const has = ({ look }: Tab) => look.merchant === 'aurora';

/** The mini-game's button and its game, with loading, empty and failed lists; the sandbox's control page. */
export const miniGameScreens: Screen[] = [
  { name: 'home with the mini-game', as, where: has, show: (tab) => openHome(tab) },
  {
    name: 'mini-game',
    as,
    where: has,
    async show(tab) {
      await openGame(tab);
      await tab.dialog.getByRole('button', { name: tab.say('lottery', 'mini.roll') }).waitFor();
    },
  },
  {
    name: 'mini-game, loading',
    as,
    where: has,
    neverSettles: true,
    async show(tab) {
      await tab.answer({ [lotteryList.path]: 'held' });
      await openGame(tab);
    },
  },
  {
    name: 'mini-game without a lottery',
    as,
    where: has,
    async show(tab) {
      await tab.answer({ [lotteryList.path]: { success: true, value: [] } });
      await openGame(tab);
      await tab.dialog.getByText(tab.say('lottery', 'games.empty')).waitFor();
    },
  },
  {
    name: 'mini-game, failed',
    as,
    where: has,
    async show(tab) {
      await tab.answer({ [lotteryList.path]: { success: false, code: 'server_error' } });
      await openGame(tab);
      await tab.dialog.getByText(tab.say('lottery', 'games.failed')).waitFor();
    },
  },
  {
    name: 'control page',
    as,
    where: has,
    async show(tab) {
      await tab.page.goto(`${tab.portal.operations}/wps/control`);
      await tab.page.getByRole('cell', { name: 'trial4' }).first().waitFor();
    },
  },
];

async function openHome(tab: Tab): Promise<void> {
  await tab.open('/');
  await buttonOf(tab).waitFor();
}

async function openGame(tab: Tab): Promise<void> {
  await openHome(tab);
  await buttonOf(tab).focus();
  await tab.page.keyboard.press('Enter');
  await tab.dialog.waitFor();
}

function buttonOf(tab: Tab) {
  return tab.page.getByRole('button', { name: tab.say('lottery', 'mini.title') });
}

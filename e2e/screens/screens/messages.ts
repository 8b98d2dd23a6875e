import { gamesLaunch } from '@atrium/api';
import { AroundThePage } from '../../pages/around-the-page';
import { Control } from '../../support/control';
import type { Screen } from '../screens';
import type { Tab } from '../tab';
import { openHome } from './home';
import { playFirst, signingOut, tooLittleMoney } from './person';

/** What the shell says above a page: dialogs, toasts, the question of consent. */
export const messageScreens: Screen[] = [
  {
    name: 'question of consent',
    where: ({ look }) => look.merchant === 'lotus',
    async show(tab) {
      await tab.page.context().clearCookies();
      await openHome(tab);
      await tab.page
        .locator('section', { has: tab.page.getByRole('heading', { level: 2 }) })
        .last()
        .waitFor();
      tab.leave();
    },
  },
  {
    name: 'notice: sign in first',
    // the others open the sign-in popup at once
    where: ({ look }) => look.merchant === 'lotus',
    async show(tab) {
      await openHome(tab);
      await playFirst(tab);
      await tab.dialog.waitFor();
    },
  },
  signingOut,
  tooLittleMoney,
  {
    name: 'an error with its number',
    as: 'player2',
    async show(tab) {
      const answered = 'something.unheard.of';
      await controlOf(tab).fault({
        merchant: tab.look.merchant,
        endpoint: gamesLaunch.id,
        key: answered,
        message: '',
        times: 1,
      });
      await openHome(tab);
      await playFirst(tab);
      await tab.dialog.waitFor();
    },
  },
  {
    name: 'toast of a deposit',
    as: 'player2',
    show: (tab) =>
      openTold(tab, {
        type: 'DEPOSIT',
        popup: true,
        data: { amount: '1250', time: noon, success: true, remarks: 'B-20418' },
      }),
  },
  {
    name: 'toast of a failed withdrawal',
    as: 'player2',
    show: (tab) => openTold(tab, { type: 'WITHDRAW', popup: true, data: { amount: '80', time: noon, success: false } }),
  },
  {
    name: 'session lost',
    as: 'player3',
    async show(tab) {
      await openHome(tab);
      await controlOf(tab).endSessions(tab.look.merchant, 'player3');
      await new AroundThePage(tab.page, tab.say).pressRefresh();
      await tab.dialog.waitFor();
      tab.leave();
    },
  },
];

const noon = Date.UTC(2026, 0, 2, 4);

const controlOf = ({ portal }: Tab) => new Control(portal);

async function openTold(tab: Tab, event: object): Promise<void> {
  const live = tab.page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/live');
  await openHome(tab);
  await live;
  await controlOf(tab).event(tab.look.merchant, 'player2', event);
  await tab.page.getByRole('button', { name: tab.say('host', 'dismiss_toast') }).waitFor();
}

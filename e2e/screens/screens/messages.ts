import { gamesLaunch } from '@atrium/api';
import { PortalShell } from '../../pages/portal-shell';
import { Control } from '../../support/control';
import type { Screen } from '../screen';
import type { Tab } from '../tab';
import { openHome } from './home';
import { playFirst, signingOut, tooLittleMoney } from './person';

/** Messages of the shell above a page: dialogs, toasts, the consent question. */
export const messageScreens: Screen[] = [
  {
    name: 'consent question',
    where: ({ look }) => look.merchant === 'lotus',
    async show(tab) {
      await tab.page.context().clearCookies();
      await openHome(tab);
      await tab.page
        .locator('section', { has: tab.page.getByRole('heading', { level: 2 }) })
        .last()
        .waitFor();
      tab.requireNewBrowser();
    },
  },
  {
    name: 'notice: sign in first',
    // the other merchants open the sign-in popup directly
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
      const unknownKey = 'some.unknown.key';
      await controlOf(tab).fault({
        merchant: tab.look.merchant,
        endpoint: gamesLaunch.id,
        key: unknownKey,
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
      openWithEvent(tab, {
        type: 'DEPOSIT',
        popup: true,
        data: { amount: '1250', time: noon, success: true, remarks: 'B-20418' },
      }),
  },
  {
    name: 'toast of a failed withdrawal',
    as: 'player2',
    show: (tab) =>
      openWithEvent(tab, { type: 'WITHDRAW', popup: true, data: { amount: '80', time: noon, success: false } }),
  },
  {
    name: 'session lost',
    as: 'player3',
    async show(tab) {
      await openHome(tab);
      await controlOf(tab).endSessions(tab.look.merchant, 'player3');
      await new PortalShell(tab.page, tab.say).pressRefresh();
      await tab.dialog.waitFor();
      tab.requireNewBrowser();
    },
  },
];

const noon = Date.UTC(2026, 0, 2, 4);

const controlOf = ({ portal }: Tab) => new Control(portal);

async function openWithEvent(tab: Tab, event: object): Promise<void> {
  const live = tab.page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/live');
  await openHome(tab);
  await live;
  await controlOf(tab).event(tab.look.merchant, 'player2', event);
  await tab.page.getByRole('button', { name: tab.say('host', 'dismiss_toast') }).waitFor();
}

import { memberInfo } from '@atrium/api';
import { MemberCentre } from '../../../pages/member-centre';
import type { Screen } from '../../screen';
import { main, pending, screen } from './money-screen';

/** The frame of the member centre. */
export const centreScreens: Screen[] = [
  screen('centre', '/member', (tab) => main(tab).getByRole('listitem').first().waitFor()),
  screen('centre over a page', '/help', async (tab) => {
    // with the tab bar there is no account menu
    if (tab.width < 1024) return tab.open('/member/page/transactionHistory');
    await new MemberCentre(main(tab), tab.say).openByAccountMenu('transactionHistory');
    await tab.dialog.getByRole('heading', { level: 1 }).waitFor();
  }),
  pending('centre, slow account data', '/member', { [memberInfo.path]: 'held' }, async (tab) => {
    await tab.page.getByText(tab.say('member', 'centre.incomplete')).waitFor();
  }),
  screen('centre, choice of avatars', '/member', async (tab) => {
    await main(tab)
      .getByRole('button', { name: tab.say('member', 'account.icon.change') })
      .click();
    await tab.page.getByRole('radio').nth(8).waitFor();
  }),
];

import { chatUrl, legalTexts, systemDomainRoute, systemHelp } from '@atrium/api';
import { ChatRoom } from '../../pages/chat-room';
import { RightBar } from '../../pages/right-bar';
import type { Screen } from '../screen';
import type { Tab } from '../tab';
import { feedbackScreens } from './feedback';
import { supportScreens } from './support';

const hasChatRoom = ({ look }: Tab) => look.merchant !== 'kestrel';

/** Help, speed test, downloads, legal pages, the bar beside the page, feedback and the chat room. */
export const contentScreens: Screen[] = [
  {
    name: 'help, a topic',
    async show(tab) {
      await tab.open('/help#deposit-limits');
      await main(tab).getByRole('button', { expanded: true }).first().waitFor();
    },
  },
  {
    name: 'help without the shell, as a menu',
    async show(tab) {
      await tab.open('/helpmc?mode=menu#deposit-limits');
      await tab.page.getByRole('article').getByRole('heading').first().waitFor();
    },
  },
  {
    name: 'help, loading',
    neverSettles: true,
    async show(tab) {
      await tab.answer({ [systemHelp.path]: 'held' });
      await tab.open('/help');
      await main(tab)
        .getByRole('status', { name: tab.say('lobby', 'help.loading') })
        .waitFor();
    },
  },
  {
    name: 'help, none',
    async show(tab) {
      await tab.answer({ [systemHelp.path]: { success: true, value: [] } });
      await tab.open('/help');
      await main(tab).getByText(tab.say('lobby', 'help.empty')).waitFor();
    },
  },
  {
    name: 'help, failed',
    async show(tab) {
      await tab.answer({ [systemHelp.path]: 'failed' });
      await tab.open('/help');
      await main(tab).getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'speed test',
    async show(tab) {
      await tab.open('/speedTest');
      await main(tab)
        .getByRole('button', { name: tab.say('lobby', 'speed.again'), disabled: false })
        .waitFor();
    },
  },
  {
    name: 'speed test, measuring',
    neverSettles: true,
    async show(tab) {
      await tab.page.route(/\/res\/logo\.png/, () => undefined);
      await tab.open('/speedTest');
      await main(tab).getByText(tab.say('lobby', 'speed.measuring')).first().waitFor();
    },
  },
  {
    name: 'speed test, failed',
    async show(tab) {
      await tab.answer({ [systemDomainRoute.path]: 'failed' });
      await tab.open('/speedTest');
      await main(tab).getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'downloads',
    async show(tab) {
      await tab.open('/download');
      await main(tab).getByRole('figure').first().waitFor();
    },
  },
  {
    name: 'guide for iOS',
    where: ({ look }) => look.merchant !== 'lotus',
    async show(tab) {
      await tab.open('/download');
      const guide = main(tab).getByRole('group', { name: tab.say('lobby', 'download.guide') });
      await guide.getByRole('button', { name: tab.say('lobby', 'download.next') }).click();
      await guide.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'legal pages',
    async show(tab) {
      await tab.open('/legal?page=privacy');
      await main(tab).getByRole('tabpanel').waitFor();
    },
  },
  {
    name: 'legal pages, loading',
    neverSettles: true,
    async show(tab) {
      await tab.answer({ [legalTexts.path]: 'held' });
      await tab.open('/legal');
      await main(tab)
        .getByRole('status', { name: tab.say('lobby', 'legal.loading') })
        .waitFor();
    },
  },
  {
    name: 'legal pages, none',
    async show(tab) {
      await tab.answer({ [legalTexts.path]: { success: true, value: [] } });
      await tab.open('/legal');
      await main(tab).getByText(tab.say('lobby', 'legal.empty')).waitFor();
    },
  },
  {
    name: 'legal pages, failed',
    async show(tab) {
      await tab.answer({ [legalTexts.path]: 'failed' });
      await tab.open('/legal');
      await main(tab).getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'a code beside the page',
    where: ({ look, phone }) => look.merchant !== 'kestrel' && !phone,
    async show(tab) {
      await tab.open('/help');
      const contact = tab.say('lobby', isAt(tab, 'aurora') ? 'contact.wechat' : 'contact.zalo');
      const bar = new RightBar(tab.page, tab.say);
      await bar.contact(contact).hover();
      await bar.code(contact).waitFor();
    },
  },
  {
    name: 'a code in the sheet',
    where: ({ look, phone }) => look.merchant !== 'kestrel' && phone,
    async show(tab) {
      await tab.open('/help');
      const contact = tab.say('lobby', isAt(tab, 'aurora') ? 'contact.wechat' : 'contact.zalo');
      const bar = new RightBar(tab.page, tab.say);
      await (await bar.openSheet()).getByRole('button', { name: contact }).tap();
      await bar.code(contact).waitFor();
    },
  },
  {
    name: 'the chat room',
    as: 'player2',
    where: hasChatRoom,
    async show(tab) {
      await tab.open('/help');
      const room = new ChatRoom(tab.page);
      await room.press();
      const text = room.inside.getByRole('textbox');
      await text.fill('Where is my deposit of this morning?');
      await text.press('Enter');
      await room.inside.locator('li.own').first().waitFor();
    },
  },
  {
    name: 'the chat room, a message not sent',
    as: 'player2',
    where: hasChatRoom,
    async show(tab) {
      await tab.page.route('**/room/messages', (route) => route.abort());
      await tab.open('/help');
      const room = new ChatRoom(tab.page);
      await room.press();
      const text = room.inside.getByRole('textbox');
      await text.fill('Is anyone there?');
      await text.press('Enter');
      await room.inside.getByRole('alert').waitFor();
      tab.requireNewBrowser();
    },
  },
  {
    name: 'the chat room, failed',
    as: 'player2',
    where: hasChatRoom,
    async show(tab) {
      await tab.answer({ [chatUrl.path]: { success: false, code: 'server_error' } });
      await tab.open('/help');
      await new ChatRoom(tab.page).press();
      await tab.dialog.waitFor();
    },
  },
  ...supportScreens,
  ...feedbackScreens,
];

const main = ({ page }: Tab) => page.getByRole('main');
const isAt = (tab: Tab, merchant: string) => tab.look.merchant === merchant;

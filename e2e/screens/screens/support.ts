import { supportLinks } from '@atrium/api';
import { RightBar } from '../../pages/right-bar';
import type { Screen } from '../screen';
import type { Tab } from '../tab';

const as = 'player2';
const desk = { title: 'Desk', path: '/desk', csType: 'AICAN', csPosition: 'rightBar' };

// at the other merchants customer service is the help page
const where = ({ look }: Tab) => look.merchant === 'lotus';

/** Customer service above the page, and its window when the browser blocks it. */
export const supportScreens: Screen[] = [
  {
    name: 'customer service',
    as,
    where,
    async show(tab) {
      await ask(tab, 'embed');
      await tab.dialog.locator('iframe').contentFrame().locator('iframe').waitFor();
    },
  },
  {
    name: 'customer service, its window is blocked',
    as,
    where,
    async show(tab) {
      await ask(tab, 'tab');
      await tab.dialog.getByText(tab.say('member', 'support.blocked')).waitFor();
    },
  },
];

async function ask(tab: Tab, target: 'embed' | 'tab'): Promise<void> {
  await tab.answer({ [supportLinks.path]: { success: true, value: [{ ...desk, target }] } });
  await tab.open('/help');
  await tab.page.evaluate(() => (window.open = () => null));
  const bar = new RightBar(tab.page, tab.say);
  const name = tab.say('member', 'menu.chat');
  if (tab.phone) await (await bar.openSheet()).getByRole('button', { name }).tap();
  else await bar.contact(name).click();
}

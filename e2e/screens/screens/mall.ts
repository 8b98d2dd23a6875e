import { mallRewards } from '@atrium/api';
import type { Screen } from '../screen';
import type { Tab } from '../tab';

const has = ({ look }: Tab) => look.merchant !== 'aurora';

export const mallScreens: Screen[] = [
  { name: 'points mall of a visitor', where: has, show: (tab) => openMall(tab, '/pointMall') },
  {
    name: 'points mall without rewards',
    where: has,
    async show(tab) {
      await tab.answer({ [mallRewards.path]: { success: true, value: { content: [], totalPages: 1 } } });
      await tab.open('/pointMall');
      await tab.page.getByText(tab.say('mall', 'rewards.empty')).waitFor();
    },
  },
  {
    name: 'points mall that fails',
    where: has,
    async show(tab) {
      await tab.answer({ [mallRewards.path]: 'failed' });
      await tab.open('/pointMall');
      await tab.page.getByText(tab.say('mall', 'rewards.failed')).waitFor();
    },
  },
  {
    name: 'points mall in the member centre',
    as: 'player1',
    where: has,
    show: (tab) => openMall(tab, '/member/pointMall'),
  },
  {
    name: 'a reward',
    as: 'player1',
    where: has,
    async show(tab) {
      await openMall(tab, '/pointMall');
      await tab.page.getByRole('article').first().getByRole('link').click();
      await tab.page.getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
  {
    name: 'redeeming',
    as: 'player1',
    where: has,
    async show(tab) {
      await openMall(tab, '/pointMall');
      await tab.page.getByRole('article').first().getByRole('button').click();
      await tab.dialog.getByLabel(tab.say('mall', 'redeem.address')).waitFor();
    },
  },
  {
    name: 'points to money',
    as: 'player1',
    where: has,
    async show(tab) {
      await openMall(tab, '/pointMall');
      await tab.page
        .getByRole('main')
        .getByRole('button', { name: tab.say('mall', 'title.convert') })
        .click();
      await tab.dialog.getByLabel(tab.say('mall', 'convert.amount')).waitFor();
    },
  },
  { name: 'point history', as: 'player1', where: has, show: (tab) => openRecord(tab, '/pointMall/points') },
  {
    name: 'how points work',
    as: 'player1',
    where: has,
    async show(tab) {
      await tab.open('/pointMall/rules');
      await tab.page.getByRole('main').getByRole('definition').first().waitFor();
    },
  },
];

async function openMall(tab: Tab, path: string): Promise<void> {
  await tab.open(path);
  await tab.page.getByRole('article').first().waitFor();
}

async function openRecord(tab: Tab, path: string): Promise<void> {
  await tab.open(path);
  await tab.page.getByRole('table').waitFor();
}

import { noticesList } from '@atrium/api';
import type { Screen } from '../screen';
import type { Tab } from '../tab';

export const promotionScreens: Screen[] = [
  { name: 'promotions', show: (tab) => openPromotions(tab) },
  {
    name: 'promotions, one open',
    async show(tab) {
      await openPromotions(tab);
      await tab.page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
      await tab.page.getByRole('dialog').getByRole('paragraph').first().waitFor();
    },
  },
  {
    name: 'promotions, none',
    async show(tab) {
      await tab.answer({ [noticesList.path]: { success: true, value: [] } });
      await tab.open('/promotion');
      await tab.page.getByText(tab.say('lobby', 'promotions.empty')).waitFor();
    },
  },
  {
    name: 'promotions, an address without one',
    show: (tab) => openPromotions(tab, '?id=0'),
  },
  {
    name: 'promotions, the end of the list',
    async show(tab) {
      await openPromotions(tab);
      await tab.page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
    },
  },
  {
    name: 'promotions, failed',
    async show(tab) {
      await tab.answer({ [noticesList.path]: 'failed' });
      await tab.open('/promotion');
      await tab.page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'promotions, loading',
    neverSettles: true,
    async show(tab) {
      await tab.answer({ [noticesList.path]: 'held' });
      await tab.open('/promotion');
      await tab.page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];

async function openPromotions(tab: Tab, query = ''): Promise<void> {
  await tab.open(`/promotion${query}`);
  await tab.page.getByRole('main').getByRole('listitem').first().waitFor();
}

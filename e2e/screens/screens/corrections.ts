import { mallRewards } from '@atrium/api';
import { ChangePasswordForm } from '../../pages/password-forms';
import type { Screen } from '../screen';
import type { Tab } from '../tab';
import { homeScreens, openHome, openHomeInAnother } from './home';
import { mallScreens } from './mall/mall-screens';
import { personScreens } from './person';
import { recoveryScreens } from './recovery';

/** Where answers of a foreign back end changed what a page shows: settings, levels, recovery links, prices, trends. */
export const correctionScreens: Screen[] = [
  { name: 'menu of the mobile template', where: ({ phone }) => phone, show: openHome },
  { name: 'menu of the mobile template, translated', where: ({ phone }) => phone, show: openHomeInAnother },
  ...homeScreens.filter(({ name }) => name === 'menu sheet'),
  ...personScreens.filter(({ name }) => name === 'home, signed in'),
  ...recoveryScreens.filter(({ name }) => name === 'forced change: default password'),
  ...mallScreens.filter(({ name }) => name === 'points to money'),
  {
    name: 'the link of a recovery message',
    async show(tab) {
      await (await followLink(tab)).chosen.waitFor();
    },
  },
  {
    name: 'a recovery link that has been used',
    async show(tab) {
      await (await followLink(tab)).change('Changed99');
      await tab.page.getByText(tab.say('auth', 'recover.invalid')).waitFor();
    },
  },
  {
    name: 'a reward that costs money only',
    where: hasMall,
    async show(tab) {
      const reward = { id: '5', type: '1', name: 'Umbrella', price: '', mpPointAmount: '', mpMoneyAmount: '88.50' };
      const content = [{ ...reward, displayPointMoneyAmt: 'Y', inventory: 3 }];
      await tab.answer({ [mallRewards.path]: { success: true, value: { content, totalPages: 1 } } });
      await tab.open('/pointMall');
      await tab.page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'trend of a Vietnam lottery',
    where: ({ look }) => look.merchant !== 'lotus',
    async show(tab) {
      await tab.open('/trend?gameCode=HANOI5D');
      await tab.page.getByRole('main').getByRole('listitem').first().waitFor();
    },
  },
];

function hasMall({ look }: Tab): boolean {
  return look.merchant !== 'aurora';
}

async function followLink(tab: Tab): Promise<ChangePasswordForm> {
  await tab.open('/forgot-password?username=mei88#reset=q3VfLr0Zt5m2-Aa_9q3VfLr0Zt5m2Aa9');
  return new ChangePasswordForm(tab.page.locator('main'), tab.say);
}

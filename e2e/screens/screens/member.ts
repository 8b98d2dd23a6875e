import { memberSecurity, walletsTransactions } from '@atrium/api';
import type { Screen } from '../screens';
import type { Tab } from '../tab';

const record = '/member?page=transactionHistory';

export const memberScreens: Screen[] = [
  screen('member centre, security', async (tab) => {
    await tab.open('/member/account');
    await heading(tab, 'securityCenter');
    await tab.page.getByRole('main').getByRole('listitem').first().waitFor();
  }),
  {
    ...screen('member centre, wallets', async (tab) => {
      await tab.open('/member/wallets');
      await tab.page.getByRole('main').getByRole('term').first().waitFor();
    }),
    // the others have one wallet for all
    where: ({ look }) => look.merchant === 'aurora',
  },
  screen('member centre, account record', async (tab) => {
    await tab.open(record);
    await tab.page.getByRole('row').nth(1).waitFor();
  }),
  screen('member centre, empty account record', async (tab) => {
    await tab.answer({
      [walletsTransactions.path]: { success: true, value: { currency: 'CNY', transactions: [], totalPages: 1 } },
    });
    await tab.open(record);
    await heading(tab, 'transactionHistory');
  }),
  {
    ...screen('member centre, loading', async (tab) => {
      await tab.answer({ [walletsTransactions.path]: 'held' });
      await tab.open(record);
      await heading(tab, 'transactionHistory');
    }),
    restless: true,
  },
  screen('member centre, failed', async (tab) => {
    await tab.answer({ [memberSecurity.path]: 'failed' });
    await tab.open('/member/account');
    const words = tab.page.getByText(tab.say('member', 'security.failed')).first();
    await words.waitFor();
    await words.scrollIntoViewIfNeeded();
  }),
];

function screen(name: string, show: Screen['show']): Screen {
  return { name, as: 'player1', show };
}

async function heading(tab: Tab, page: string): Promise<void> {
  await tab.page.getByRole('heading', { level: 1, name: tab.say('member', `page.${page}`) }).waitFor();
}

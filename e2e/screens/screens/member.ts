import { memberSecurity, walletsTransactions } from '@atrium/api';
import type { Screen } from '../screen';
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
    // the other merchants have a single wallet
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
    neverSettles: true,
  },
  screen('member centre, failed', async (tab) => {
    await tab.answer({ [memberSecurity.path]: 'failed' });
    await tab.open('/member/account');
    const message = tab.page.getByText(tab.say('member', 'security.failed')).first();
    await message.waitFor();
    await message.scrollIntoViewIfNeeded();
  }),
];

function screen(name: string, show: Screen['show']): Screen {
  return { name, as: 'player1', show };
}

async function heading(tab: Tab, page: string): Promise<void> {
  await tab.page.getByRole('heading', { level: 1, name: tab.say('member', `page.${page}`) }).waitFor();
}

import { cashierDeposits, cashierPayees, cashierTerms, cashierWithdraw, cashierWithdrawals } from '@atrium/api';
import type { Page } from 'playwright';
import { CashierPages } from '../../../pages/cashier-pages';
import type { Screen } from '../../screen';
import type { Tab } from '../../tab';
import { failed, has, main, noon, ok, pending, refusal, screen } from './money-screen';

const hour = 3_600_000;

const common = { currency: 'CNY', reason: '', payTo: '', time: noon };
const deposit = (id: string, status: string, amount: string, more: object = {}) => ({
  ...{ ...common, id, status, amount, method: 'transfer', reference: `K3N7Q2X${id}` },
  ...more,
});
const withdrawal = (id: string, status: string, amount: string, more: object = {}) => ({
  ...{ ...common, id, status, amount, payee: 'Mei Lin, East Bank, …6789' },
  ...more,
});
const payees = [
  { id: '1', holder: 'Mei Lin', bank: 'East Bank', number: '…6789' },
  { id: '2', holder: 'Mei Second', bank: 'West Bank', number: '…0001', usableAt: Date.now() + 20 * hour },
];
const requested = { payTo: 'East Bank\nAtrium Payments\n6225 0000 1234', expires: noon + hour };
const states = [
  deposit('7', 'requested', '250.00', requested),
  deposit('6', 'pending', '1200.00', { method: 'provider' }),
  deposit('5', 'paid', '500.00'),
  deposit('4', 'expired', '300.00'),
  deposit('3', 'failed', '450.00', { reason: 'The bank refused the payment.' }),
];
const returned = withdrawal('8', 'returned', '200.50', { reason: 'The names differ.' });
const withdrawals = [withdrawal('9', 'pending', '300.00'), returned, withdrawal('7', 'paid', '1500.00')];

const terms = (identity: string, more: object = {}) => ({
  deposit: { least: '100.00', most: '50000.00', left: '200000.00' },
  withdrawal: { least: '200.00', most: '50000.00', left: '100000.00' },
  identity,
  ...more,
});
const withdrawAnswers = {
  [cashierPayees.path]: ok(payees),
  [cashierTerms.path]: ok(terms('verified')),
  [cashierWithdrawals.path]: ok(withdrawals),
};

/** Deposits and withdrawals. The third merchant gives credit: its members do neither. */
export const cashierScreens: Screen[] = [
  ...[
    screen('deposit, none yet', '/member/deposit', (tab) => main(tab).getByRole('textbox').waitFor(), {
      [cashierDeposits.path]: ok([]),
    }),
    screen('deposit, all states', '/member/deposit', (tab) => main(tab).getByText('K3N7Q2X3').first().waitFor(), {
      [cashierDeposits.path]: ok(states),
    }),
    screen('deposit, amount outside the limits', '/member/deposit', async (tab) => {
      await main(tab).getByRole('textbox').fill('1,00');
      await main(tab).getByRole('textbox').press('Enter');
      await main(tab).locator('[aria-invalid=true]').waitFor();
    }),
    pending('deposit, loading', '/member/deposit', { [cashierDeposits.path]: 'held' }),
    screen('deposit, failed', '/member/deposit', (tab) => failed(tab, 'cashier.failed'), {
      [cashierDeposits.path]: 'failed',
    }),
    screen('withdrawal, paid and returned', '/member/withdraw', payeeListed, withdrawAnswers),
    screen(
      'withdrawal, refused',
      '/member/withdraw',
      async (tab) => {
        await payeeListed(tab);
        const amount = main(tab).getByRole('textbox', { name: tab.say('member', 'amount.label') });
        await amount.fill('300');
        const password = main(tab).locator('input[type=password]').first();
        if ((await password.count()) > 0) await password.fill('111111');
        await amount.press('Enter');
        await main(tab).locator('[aria-invalid=true]').first().waitFor();
      },
      { ...withdrawAnswers, [cashierWithdraw.path]: refusal('day_limit_reached', 'This is above your 24-hour limit.') },
    ),
    screen('withdrawal, first payee', '/member/withdraw', (tab) => main(tab).getByRole('form').waitFor(), {
      ...withdrawAnswers,
      [cashierPayees.path]: ok([]),
      [cashierWithdrawals.path]: ok([]),
    }),
    screen(
      'withdrawal, identity refused',
      '/member/withdraw',
      (tab) => main(tab).locator('input[type=file]').waitFor({ state: 'attached' }),
      {
        ...withdrawAnswers,
        [cashierTerms.path]: ok(terms('rejected', { identityReason: 'The picture is blurred.' })),
      },
    ),
    pending('withdrawal, loading', '/member/withdraw', {
      [cashierPayees.path]: 'held',
      [cashierWithdrawals.path]: 'held',
    }),
    screen('withdrawal, failed', '/member/withdraw', (tab) => failed(tab, 'payees.failed'), {
      [cashierPayees.path]: 'failed',
      [cashierWithdrawals.path]: 'failed',
    }),
  ].map((one): Screen => ({ ...one, where: has('aurora', 'lotus') })),
  {
    ...screen("the provider's page", '/member/deposit', openProviderPage),
    where: has('aurora'),
    as: 'player1',
  },
];

async function openProviderPage(tab: Tab): Promise<void> {
  const opened = await new CashierPages(main(tab), tab.say).openPaymentPage('300');
  await opened.waitForLoadState();
  const address = opened.url();
  await opened.close();
  // in the tab that the picture is taken of
  await tab.page.goto(address);
  await payButton(tab.page).waitFor();
  tab.requireNewBrowser();
}

const payButton = (page: Page) => page.locator('button[value=paid]');

function payeeListed(tab: Tab): Promise<void> {
  return main(tab).getByText('Mei Second').first().waitFor({ state: 'attached' });
}

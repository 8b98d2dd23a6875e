/* eslint-disable max-lines -- a list of screens with the answers that they show */
import {
  cashierDeposits,
  cashierPayees,
  cashierTerms,
  cashierWithdraw,
  cashierWithdrawals,
  contractsPay,
  memberInfo,
  rebatesList,
  walletsBalance,
  walletsBets,
  walletsProfit,
  walletsTransactions,
} from '@atrium/api';
import type { Page } from 'playwright';
import { CashierPages } from '../../pages/cashier-pages';
import { MemberCentre } from '../../pages/member-centre';
import type { Screen } from '../screen';
import type { Tab } from '../tab';

type Answers = Parameters<Tab['answer']>[0];
type Show = (tab: Tab) => Promise<unknown>;

/** 2 January 2026, noon in Shanghai. */
const noon = Date.UTC(2026, 0, 2, 4);
const hour = 3_600_000;
const day = '2026-01-02';

const has =
  (...merchants: string[]): Screen['where'] =>
  (tab) =>
    merchants.includes(tab.look.merchant);
/** The third merchant gives credit: its members neither deposit nor withdraw. */
const hasCashier = has('aurora', 'lotus');

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

const round = (id: number, stake: string, won: string, more: object = {}) => ({
  ...{ id: String(id), time: noon - id * 60_000, round: `round-${1_204_718 - id}`, vendor: 'NOVA' },
  ...{ game: 'Fruit Harbour', stake, won, refunded: false, open: false, ...more },
});
const slip = { number: 'LTBPQW4HBWYU6', issue: '20260102-0037', drawn: '' };
const rounds = [
  round(1, '3.00', '5.00'),
  round(2, '120.00', '0.00', { game: 'Blazing Diamonds', vendor: 'BOLT' }),
  round(3, '1.00', '0.00', {
    ...{ vendor: 'LOTT', game: 'Chongqing SSC', open: true },
    slip: { ...slip, lines: [{ play: 'straight', numbers: '1 2 3 4 5' }] },
  }),
  round(4, '10.00', '0.00', { refunded: true }),
  ...Array.from({ length: 16 }, (_, index) => round(index + 5, '2.00', index % 3 ? '0.00' : '6.40')),
];
const amounts = (stake: string, won: string, rewards: string, result: string) => ({ stake, won, rewards, result });
const profit = {
  currency: 'CNY',
  total: amounts('17803.00', '17255.40', '88.00', '-459.60'),
  days: [
    { day, ...amounts('803.00', '1255.40', '0.00', '452.40') },
    { day: '2026-01-01', ...amounts('17000.00', '16000.00', '88.00', '-912.00') },
  ],
};
const rebates = {
  ...{ currency: 'CNY', ready: '13.75' },
  lines: [
    { day, type: 'RNG', stake: '2500.00', rate: '0.5', amount: '12.50', paid: false },
    { day, type: 'LIVE', stake: '250.00', rate: '0.5', amount: '1.25', paid: false },
    { day: '2026-01-01', type: 'SPORTS', stake: '1000.00', rate: '0.8', amount: '8.00', paid: true },
  ],
};
const pay = (date: string, stake: string, amount: string) => ({ id: date, contractId: '11', date, stake, amount });
const salary = {
  ...{ currency: 'CNY', total: { stake: '1000.00', amount: '8.00' }, totalPages: 1 },
  rows: [pay(day, '1000.00', '8.00'), pay('2026-01-01', '25000.00', '200.00')],
};
const entry = (id: string, type: string, amount: string, balance: string, more: object = {}) => ({
  ...{ id, type, amount, balance, time: noon - Number(id) * 60_000, reference: '', wallet: '' },
  ...more,
});
const record = {
  ...{ currency: 'CNY', totalPages: 3 },
  transactions: [
    entry('1', 'withdrawal', '200.50', '1200.50'),
    entry('2', 'win', '5.00', '1000.00', { reference: 'round-1204717' }),
    entry('3', 'bet', '-3.00', '995.00', { reference: 'round-1204717' }),
    entry('4', 'transfer', '-300.00', '998.00', { reference: 'Nova' }),
    entry('5', 'withdrawal', '-200.50', '1298.00'),
    entry('6', 'grant', '1250.00', '1498.50'),
  ],
};

const all: Screen[] = [
  screen('centre', '/member', (tab) => main(tab).getByRole('listitem').first().waitFor()),
  screen('centre over a page', '/help', async (tab) => {
    if (tab.phone) return tab.open('/member/page/transactionHistory');
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
  ].map((one): Screen => ({ ...one, where: hasCashier })),
  {
    ...screen("the provider's page", '/member/deposit', openProviderPage),
    where: has('aurora'),
    as: 'player1',
  },
  ...[
    screen('wallets', '/member/wallets', (tab) => main(tab).getByRole('term').first().waitFor()),
    screen(
      'wallets, one unreadable',
      '/member/wallets',
      (tab) => main(tab).getByText(tab.say('member', 'wallets.atLeast')).waitFor(),
      {
        [walletsBalance.path]: ok({
          currency: 'CNY',
          balance: [
            { id: 'main', name: 'Main', availBalance: '800.00' },
            { id: 'NOVA', name: 'Nova', availBalance: '200.00' },
            { id: 'BOLT', name: 'Bolt', availBalance: 'x' },
          ],
        }),
      },
    ),
    screen('wallets, failed', '/member/wallets', (tab) => failed(tab, 'wallets.failed'), {
      [walletsBalance.path]: 'failed',
    }),
  ].map((one): Screen => ({ ...one, where: has('aurora') })),
  ...recordScreens('betting record', 'personalHistoryCopy', walletsBets.path, {
    full: { currency: 'CNY', bets: rounds, totalPages: 4, hasEarlier: false },
    empty: { currency: 'CNY', bets: [], totalPages: 1 },
    failed: 'play.failed',
  }),
  ...recordScreens('account record', 'transactionHistory', walletsTransactions.path, {
    full: record,
    empty: { currency: 'CNY', transactions: [], totalPages: 1 },
  }),
  ...recordScreens('profit and loss', 'personalProfit', walletsProfit.path, {
    full: profit,
    empty: { currency: 'CNY', total: amounts('0', '0', '0', '0'), days: [] },
  }),
  screen(
    'transfer to upline',
    '/member?page=transferUpline',
    (tab) => main(tab).getByText(tab.say('member', 'upline.about')).waitFor(),
    {
      [memberInfo.path]: ok({
        id: '7',
        account: 'player1',
        nickname: 'Mei',
        type: 0,
        isAgent: 0,
        toUpline: 1,
        memberLabel: [],
      }),
    },
  ),
  ...[
    screen('manual rebate', '/member?page=manualRebate', (tab) => main(tab).getByRole('row').nth(1).waitFor(), {
      [rebatesList.path]: ok(rebates),
    }),
    screen('bonus details', '/member?page=bonusDetails', (tab) => main(tab).getByRole('row').nth(1).waitFor(), {
      [rebatesList.path]: ok(rebates),
    }),
    screen(
      'bonus details, none',
      '/member?page=bonusDetails',
      (tab) => main(tab).getByText(tab.say('member', 'rebates.empty')).waitFor(),
      {
        [rebatesList.path]: ok({ lines: [] }),
      },
    ),
    pending('bonus details, loading', '/member?page=bonusDetails', { [rebatesList.path]: 'held' }),
    screen('bonus details, failed', '/member?page=bonusDetails', (tab) => failed(tab, 'rebates.failed'), {
      [rebatesList.path]: 'failed',
    }),
  ].map((one): Screen => ({ ...one, where: has('aurora') })),
  salaryScreen('daily salary', ok(salary), (tab) => main(tab).getByRole('row').nth(1).waitFor()),
  salaryScreen('daily salary, none', ok({ ...salary, rows: [] }), (tab) =>
    main(tab).getByText(tab.say('member', 'salary.empty')).waitFor(),
  ),
];

/** Screens of every theme; the first merchant, which has all pages, shows the other states too. */
const inEveryTheme = [
  ...['centre', 'deposit, all states', 'withdrawal, paid and returned', 'withdrawal, identity refused'],
  ...['betting record', 'profit and loss'],
];

/** The member's money: the centre's frame, cashier, wallets, records, rebates and transfers to the upline. */
export const moneyScreens = all.map((one): Screen => ({
  ...one,
  where: (tab) => (tab.look.merchant === 'aurora' || inEveryTheme.includes(one.name)) && (one.where?.(tab) ?? true),
}));

interface RecordStates {
  full: object;
  empty: object;
  /** Key of the text when its call failed; absent: the states are those of another record. */
  failed?: string;
}

function recordScreens(name: string, page: string, path: string, states: RecordStates): Screen[] {
  const text = states.failed;
  const address = `/member?page=${page}`;
  return [
    screen(name, address, (tab) => main(tab).getByRole('row').nth(1).waitFor(), { [path]: ok(states.full) }),
    screen(
      `${name}, none`,
      address,
      (tab) => main(tab).getByText(tab.say('member', 'record.empty')).first().waitFor(),
      {
        [path]: ok(states.empty),
      },
    ),
    ...(text
      ? [
          pending(`${name}, loading`, address, { [path]: 'held' }),
          screen(`${name}, failed`, address, (tab) => failed(tab, text), { [path]: 'failed' }),
        ]
      : []),
  ];
}

/** The page exists where the kind of home is `dailySalary`, which no demo merchant has: the fact is set here. */
function salaryScreen(name: string, answer: object, ready: Show): Screen {
  return {
    ...screen(name, '/member?page=playerMRDailySalary', ready, { [contractsPay.path]: answer }, ({ page }) =>
      page.addInitScript(() => {
        const parse = JSON.parse;
        const facts = ['"setting:registration"', '"setting:home.dailySalary","setting:registration"'] as const;
        JSON.parse = (text: string, ...more) => parse(String(text).replace(...facts), ...more) as unknown;
      }),
    ),
    // the last screens: the script stays in the page
    where: has('aurora'),
  };
}

function screen(
  name: string,
  path: string,
  ready: Show,
  answers: Answers = {},
  prepare: (tab: Tab) => Promise<unknown> = () => Promise.resolve(),
): Screen {
  return {
    name,
    as: 'player1',
    async show(tab) {
      await prepare(tab);
      await tab.answer(answers);
      await tab.open(path);
      await ready(tab);
    },
  };
}

/** A screen of which a call stays unanswered. */
function pending(name: string, path: string, answers: Answers, ready: Show = (tab) => heading(tab)): Screen {
  return { ...screen(name, path, ready, answers), neverSettles: true };
}

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

function ok(value: object) {
  return { success: true, value };
}

function refusal(code: string, message: string) {
  return { success: false, code, message };
}

const main = (tab: Tab) => tab.page.getByRole('main');
const heading = (tab: Tab) => main(tab).getByRole('heading', { level: 1 }).first().waitFor();

function payeeListed(tab: Tab): Promise<void> {
  return main(tab).getByText('Mei Second').first().waitFor({ state: 'attached' });
}

async function failed(tab: Tab, key: string): Promise<void> {
  await main(tab).getByText(tab.say('member', key)).first().waitFor();
}

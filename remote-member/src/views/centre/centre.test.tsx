import type { Fact, Member } from '@atrium/contract';
import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { dayOf, daysAfter } from '@atrium/ui/dates';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { memberHost, player } from '../../testing/member-host';
import EN from '../../locales/EN.json';
import { memberPages } from '../../features/centre/member-pages';
import centre from '.';

const titleOf = (page: string) => EN[`page.${page}` as keyof typeof EN];

const line = (changes: object = {}) => ({
  id: '1',
  type: 'bet',
  amount: '-3.00',
  balance: '8885.00',
  time: Date.UTC(2026, 0, 2, 3, 4),
  reference: 'round-7',
  ...changes,
});
const record = (transactions: object[], totalPages = 1) => ({
  'wallets.transactions': { currency: 'CNY', transactions, totalPages },
});

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(page?: string, options: FakeHostOptions = {}): Promise<FakeHost> {
  const host = memberHost(options);
  mounted = await mountView(centre, host, page === undefined ? {} : { page });
  return host;
}

const asked = (host: FakeHost) =>
  host.records.calls.filter(({ endpoint }) => endpoint === 'wallets.transactions').map(({ request }) => request);

test('shows My account with account data by default [MEM-03] [MEM-08] [MEM-09]', async () => {
  const level = { name: 'Gold', color: '#c9a227', automatic: true };
  const member: Member = {
    ...{ id: '7', account: 'mei88', nickname: 'Mei', level, labels: ['friend', 'Early bird', ''] },
    role: 'player',
    lastLogin: 1767323045000,
  };
  await open(undefined, { account: { member } });

  await screen.findByRole('heading', { level: 1, name: 'My account' });
  for (const shown of ['Mei', 'mei88', '7', 'Gold', 'friend', 'Early bird', 'Player', '2026-01-02T03:04:05.000Z'])
    screen.getByText(shown);
  expect(screen.getByText('Gold').closest('[data-colored]')).not.toBeNull();
});

test.each([
  ['a player', 0, ['upline:transfer'], true],
  ['an account of isAgent 2', 2, ['upline:transfer'], false],
  ['a member without toUpline', 0, [], false],
] as const)(
  'My account says whether money can be sent to the upline: %s [MEM-09] [WAL-14]',
  async (_who, kind, facts, shown) => {
    await open(undefined, {
      facts: [...player, ...facts],
      session: { status: 'signed-in', customer: { id: '7', account: 'mei88', nickname: 'Mei', kind } },
    });
    await screen.findByRole('heading', { level: 1, name: 'My account' });
    expect(
      screen
        .queryAllByRole('term')
        .map(({ textContent }) => textContent)
        .includes('Transfer to upline'),
    ).toBe(shown);
  },
);

test('with every switch, flag and role the menu has the sixteen pages of the source in its order [MEM-17]', async () => {
  const switches = ['MYWALL', 'DEPOSIT', 'WITHDRAW', 'REWCEN3', 'MAILCEN', 'PLYRBT', 'MANPLAYREB3'] as const;
  await open(undefined, {
    facts: [...player, ...switches.map((name): Fact => `switch:${name}`), 'rebate', 'upline:transfer'],
    absentPlaces: [],
    account: {
      promotions: { MISSION: { enabled: true, count: 0 }, REFERRAL: { enabled: true, count: 0 } },
      member: { id: '7', account: 'mei88', nickname: 'Mei', role: 'player', labels: [], vip: { label: 'Gold' } },
    },
  });
  const menu = await screen.findByRole('navigation', { name: 'Member centre' });
  const titles = within(menu)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(titles).toEqual(memberPages.slice(0, 16).map(({ name }) => titleOf(name)));
  expect(titles).toHaveLength(16);
});

test.each([['wallet'], ['rebate']] as const)(
  'a %s that cannot be loaded opens no dialog, and the other pages are there [WAL-05] [WAL-18]',
  async (part) => {
    const host = memberHost();
    host.account[part].set({ state: 'failed' });
    mounted = await mountView(centre, host, { page: 'transactionHistory' });
    await screen.findByRole('heading', { level: 1, name: 'Account record' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(host.records.messages).toEqual([]);
  },
);

test("the loader reads 'loading...' while the kind of wallet decides about its page [MEM-07]", async () => {
  const host = memberHost();
  host.account.wallet.set({ state: 'loading' });
  mounted = await mountView(centre, host, { page: 'transferFund' });
  expect((await screen.findByText('loading...')).closest('[role=status]')).toBeTruthy();

  host.account.wallet.set({ state: 'ready', value: { single: false } });
  await waitFor(() => expect(screen.queryByText('loading...')).toBeNull());
});

test('after three seconds the centre shows what has arrived, and Retry for the rest [MEM-06]', async () => {
  const host = memberHost({ answers: record([line()]) });
  host.account.wallet.set({ state: 'loading' });
  mounted = await mountView(centre, host, { page: 'transactionHistory' });
  await screen.findByText('loading...');
  await screen.findByText(EN['centre.incomplete'], {}, { timeout: 4_500 });
  await screen.findByRole('cell', { name: /^Bet/ });
  await userEvent.click(screen.getByRole('button', { name: EN['failed.retry'] }));
  expect(host.records.refreshed).toEqual(['wallet']);
}, 15_000);

test('account data that failed is said with Retry, and nothing untrue is shown in its place [MEM-08] [MEM-09]', async () => {
  const host = memberHost();
  host.account.member.set({ state: 'failed' });
  host.account.promotions.set({ state: 'failed' });
  mounted = await mountView(centre, host, {});
  await screen.findByText(EN['centre.failed']);
  expect(screen.queryByText(EN['account.firstSignIn'])).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: EN['failed.retry'] }));
  expect(host.records.refreshed).toEqual(['promotions', 'member']);
});

test.each([
  ['both', ['switch:PLYRBT', 'rebate'], 1],
  ['the switch alone', ['switch:PLYRBT'], 0],
  ['the rebate alone', ['rebate'], 0],
  ['neither', [], 0],
] as const)('rebates are in the menu with the switch PLYRBT and a rebate: %s [WAL-16]', async (_what, facts, count) => {
  await open(undefined, { facts: ['signed-in', ...facts] });
  const menu = await screen.findByRole('navigation', { name: 'Member centre' });
  expect(within(menu).queryAllByRole('link', { name: 'Rebates' })).toHaveLength(count);
});

test.each([
  [['switch:DEPOSIT', 'switch:WITHDRAW'], 1],
  [['switch:DEPOSIT', 'switch:WITHDRAW', 'switch:CREDITMAR3'], 0],
  [['switch:CREDITMAR3'], 0],
] as const)(
  'with %j the menu has %d link each to deposit and withdrawal: CREDITMAR3 hides both [WAL-09]',
  async (facts, count) => {
    await open(undefined, { facts: ['signed-in', ...facts] });
    const menu = await screen.findByRole('navigation', { name: 'Member centre' });
    for (const name of ['Deposit', 'Withdraw']) expect(within(menu).queryAllByText(name)).toHaveLength(count);
  },
);

test.each([
  ['REWCEN3', 'rewardCenter'],
  ['MAILCEN', 'messageV2'],
  ['DEPOSIT', 'depositv2'],
  ['WITHDRAW', 'withdraw'],
  ['MANPLAYREB3', 'manualRebate'],
  ['MYWALL', 'transferFund'],
] as const)('the switch %s alone shows the page %s [MEM-19]', async (name, page) => {
  const menuOf = async (facts: Fact[]) => {
    await open(undefined, { facts });
    const menu = await screen.findByRole('navigation', { name: 'Member centre' });
    const titles = within(menu)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    await mounted?.unmount();
    return titles;
  };
  const always = await menuOf(['signed-in']);
  expect(always).toEqual(
    ['securityCenter', 'personalHistoryCopy', 'transactionHistory', 'personalProfit'].map(titleOf),
  );
  const added = (await menuOf(['signed-in', `switch:${name}`])).filter((title) => !always.includes(title));
  expect(added).toEqual([titleOf(page)]);
});

test('missions and messages carry the number of those that wait [MEM-24]', async () => {
  const promotions = { MISSION: { enabled: true, count: 2 }, MISSION_MANUAL: { enabled: true, count: 3 } };
  await open(undefined, { facts: ['signed-in', 'switch:MAILCEN'], account: { promotions, unread: 7 } });
  const menu = await screen.findByRole('navigation', { name: 'Member centre' });
  expect(within(menu).getByText('Missions').closest('a')?.textContent).toMatch(/5/);
  expect(within(menu).getByText('Messages').closest('a')?.textContent).toMatch(/7/);
});

test('shows whether each protection is set; omitted ones are not [SES-20]', async () => {
  await open(undefined, { answers: { 'member.security': { loginPassword: true, mobile: 1 } } });

  const section = screen.getByRole('region', { name: 'Security centre' });
  expect(section.getAttribute('aria-busy')).toBe('true');
  await screen.findByText('2 of 5 set');
  expect(section.getAttribute('aria-busy')).toBe('false');
  const states = screen
    .getAllByRole('listitem')
    .flatMap((item) => item.textContent.match(/(Not set|Set)(?=$|Change|Set)/)?.[0] ?? []);
  expect(states).toEqual(['Set', 'Not set', 'Set', 'Not set', 'Not set']);
});

test('treats an empty answer as nothing set [SES-20]', async () => {
  await open(undefined, { answers: { 'member.security': null } });

  await screen.findByText('0 of 5 set');
});

test('hides the payment password if the merchant has none', async () => {
  await open(undefined, { facts: player.filter((fact) => fact !== 'switch:PAYMENTPASSWORD') });

  await screen.findByText(/of 4 set/);
  expect(screen.queryByText('Payment password')).toBeNull();
});

test('offers a retry for the protections', async () => {
  let tries = 0;
  const answer = () => (++tries === 1 ? fails('server_error') : { email: true });
  await open(undefined, { answers: { 'member.security': answer } });

  await screen.findByText('The security settings could not be loaded.');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('1 of 5 set');
});

test.each([
  ['with the switch, more than one wallet', ['switch:MYWALL'], true],
  ['with one wallet for all vendors', ['switch:MYWALL', 'wallet:single'], false],
  ['without the switch', [], false],
] as const)('my wallet %s: %j → %p [WAL-02] [WAL-03]', async (_what, facts, shown) => {
  await open(undefined, { facts: ['signed-in', ...facts] });

  const menu = await screen.findByRole('navigation', { name: 'Member centre' });
  expect(within(menu).queryAllByRole('link', { name: 'My wallet' })).toHaveLength(shown ? 1 : 0);
});

test.each(['dailySalary', 'lottery'])(
  'at a merchant with the home type %s, playerMRDailySalary is no entry of the menu [MEM-18] [MEM-20]',
  async (type) => {
    const pay = { id: '21', date: '2026-01-31', stake: '1000.00', amount: '8.00' };
    const host = await open('playerMRDailySalary', {
      facts: [...player, `setting:home.${type}`],
      answers: { 'contracts.pay': { currency: 'CNY', total: { amount: '8.00' }, rows: [pay], totalPages: 1 } },
    });
    const title = type === 'dailySalary' ? 'Daily salary' : 'My account';
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.queryByRole('link', { name: 'Daily salary' })).toBeNull();
    if (type !== 'dailySalary') return;
    const row = (await screen.findAllByRole('row')).at(-1);
    expect(row?.textContent).toMatch(/1,000\.00.*8\.00$/);
    // the merchant's day can be the next one already
    const to = daysAfter(dayOf(new Date()), 1);
    expect(host.records.calls.find(({ endpoint }) => endpoint === 'contracts.pay')?.request).toMatchObject({
      ...{ kind: 'daily', by: 'days', pageNo: 1, to },
    });
  },
);

test('over a page, its menu turns to another page and keeps the window [MEM-01] [MEM-02]', async () => {
  const host = await open('messageV2', { placement: 'over', facts: [...player, 'switch:MAILCEN'] });
  await screen.findByRole('heading', { level: 1, name: 'Messages' });
  await userEvent.click(screen.getByRole('link', { name: 'Betting record' }));
  expect(host.records.refined).toEqual([{ params: { page: 'personalHistoryCopy' }, push: true }]);
  expect(host.records.opened).toEqual([]);
});

test('as a page, its menu opens another page [MEM-01]', async () => {
  const host = await open('securityCenter');
  await userEvent.click(await screen.findByRole('link', { name: 'Betting record' }));
  expect(host.records.opened).toEqual([{ place: 'member.centre@1', params: { page: 'personalHistoryCopy' } }]);
  expect(host.records.refined).toEqual([]);
});

test('the account record is printed, and saved with every page and without formulas', async () => {
  const printed = jest.fn();
  Object.assign(window, { print: printed });
  const saved: Blob[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => undefined });
  const host = await open('transactionHistory', {
    answers: record([line({ reference: '=1+1', wallet: 'Nova Slots' })], 2),
  });
  await screen.findByRole('table');
  screen.getByText('Nova Slots');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(printed).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Download as a file' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(asked(host).slice(-2)).toMatchObject([
    { pageNo: 1, pageSize: 100 },
    { pageNo: 2, pageSize: 100 },
  ]);
  const file = await new Promise((resolve) => {
    const reader = Object.assign(new FileReader(), { onload: () => resolve(reader.result) });
    reader.readAsText(saved[0] as Blob);
  });
  const row = "2026-01-02T03:04:00.000Z,Bet,'=1+1,-3.00,8885.00,Nova Slots";
  expect(String(file).trim().split('\r\n')).toEqual(['Time,Kind,Reference,Amount,Balance,Vendor wallet', row, row]);
  jest.restoreAllMocks();
});

test('a day before the last 12 months is explained without a request', async () => {
  const host = await open('transactionHistory', { answers: record([line()]) });
  await screen.findByRole('table');
  const before = asked(host).length;
  for (const [label, day] of [
    ['From', '2020-01-01'],
    ['To', '2020-01-02'],
  ] as const) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), day);
  }
  await screen.findByText(/go back 12 months/);
  expect(asked(host)).toHaveLength(before);
});

test('falls back to My account if the page is switched off [MEM-23]', async () => {
  await open('transferFund', { facts: ['signed-in'] });

  await screen.findByRole('heading', { level: 1, name: 'My account' });
});

test('My wallet shows the total, each wallet, and the account record [WAL-01] [MEM-02]', async () => {
  const yuan = (minor: number) => ({ minor, currency: 'CNY' });
  const wallets = [
    { id: 'main', name: 'Main wallet', available: yuan(888_500) },
    { id: 'nova', name: 'Nova', available: yuan(1_500) },
  ];
  await open('transferFund', { account: { balance: { total: yuan(890_000), wallets } }, answers: record([line()]) });

  expect((await screen.findByRole('status', { name: 'Total balance' })).textContent).toContain('8,900.00');
  expect(screen.getAllByRole('definition').map((amount) => amount.textContent)).toEqual(
    ['8,885.00', '15.00'].map((amount) => expect.stringContaining(amount)),
  );
  await screen.findByRole('table', { name: 'Account record' });
});

test('each row shows time with its zone, kind, signed amount and resulting balance [WAL-12]', async () => {
  await open('transactionHistory', {
    answers: record([line({ id: '2', type: 'win', amount: '5.00', balance: '8890.00' }), line()]),
  });

  const rows = (await screen.findAllByRole('row')).slice(1);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(cells).toEqual([
    [
      '2026-01-02T03:04:00.000Z',
      'Winround-7',
      expect.stringMatching(/^\+.*5\.00$/),
      expect.stringMatching(/8,890\.00$/),
    ],
    [
      '2026-01-02T03:04:00.000Z',
      'Betround-7',
      expect.stringMatching(/^-.*3\.00$/),
      expect.stringMatching(/8,885\.00$/),
    ],
  ]);
  screen.getByRole('table', { description: /^Time zone: \w/ });
});

test('a total that leaves out an unreadable wallet says so, and keeps the readable ones', async () => {
  const total = { minor: 1_000, currency: 'CNY' };
  const wallets = [{ id: 'main', name: 'Main wallet', available: total }];
  await open('transferFund', { account: { balance: { total, atLeast: true, wallets } }, answers: record([line()]) });

  expect((await screen.findByRole('status', { name: 'Total balance' })).textContent).toMatch(/^≥ .*10\.00/);
  screen.getByText('One of your wallets couldn’t be read. This total leaves it out.');
  screen.getByRole('definition');
});

test('a withdrawal that comes back in is called returned', async () => {
  const withdrawal = { type: 'withdrawal', reference: '' };
  const entries = [line({ ...withdrawal, amount: '300.00' }), line({ ...withdrawal, id: '2', amount: '-300.00' })];
  await open('transactionHistory', { answers: record(entries) });

  await screen.findByRole('cell', { name: 'Withdrawal returned' });
  screen.getByRole('cell', { name: 'Withdrawal' });
});

test('shows unknown kinds as other', async () => {
  await open('transactionHistory', { answers: record([line({ type: 'gift' })]) });

  await screen.findByRole('cell', { name: /^Other/ });
});

test('kind and page are sent to the server; another kind starts at page 1', async () => {
  const host = await open('transactionHistory', { answers: record([line()], 3) });

  await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(asked(host).at(-1)).toMatchObject({ type: '', pageNo: 2 }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'win');
  await waitFor(() => expect(asked(host).at(-1)).toMatchObject({ type: 'win', pageNo: 1 }));
});

test('the record of chosen dates; a range that is too long is explained without a request [DAT-01]', async () => {
  const host = await open('transactionHistory', { answers: record([line()]) });
  await screen.findByRole('table');
  const before = asked(host).length;
  screen.getByRole('group', { name: 'Date range' });
  const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText<HTMLInputElement>('To')];

  const [year, month, date] = [new Date().getFullYear(), new Date().getMonth(), new Date().getDate()];
  const dayBefore = (count: number) => new Date(year, month, date - count);
  const typed = (day: Date) => day.toLocaleDateString('sv-SE');
  await userEvent.clear(from);
  await userEvent.type(from, typed(dayBefore(100)));

  await screen.findByText('Choose at most 30 days.');
  expect(from.getAttribute('aria-invalid')).toBe('true');
  expect(asked(host)).toHaveLength(before);
  await userEvent.clear(to);
  await userEvent.type(to, typed(dayBefore(71)));
  const [startTime, endTime] = [dayBefore(100), dayBefore(70)].map(Number);
  await waitFor(() => expect(asked(host).at(-1)).toMatchObject({ startTime, endTime, pageNo: 1 }));
  await userEvent.click(screen.getByRole('button', { name: '30 days' }));
  await waitFor(() => expect(asked(host)).toHaveLength(before + 2));
  expect(asked(host).at(-1)).not.toMatchObject({ startTime });
});

test('shows an empty record', async () => {
  await open('transactionHistory', { answers: record([]) });

  await screen.findByText('No entries');
});

test('offers a retry for the record', async () => {
  let tries = 0;
  const answer = () => (++tries === 1 ? fails('server_error') : record([line()])['wallets.transactions']);
  const host = await open('transactionHistory', { answers: { 'wallets.transactions': answer } });

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('cell', { name: /^Bet/ });
  expect(host.records.messages).toEqual([]);
});

test('reloads the record after a balance change', async () => {
  const lines = [line()];
  const answer = () => record([...lines])['wallets.transactions'];
  const host = await open('transactionHistory', { answers: { 'wallets.transactions': answer } });
  await screen.findByRole('cell', { name: /^Bet/ });
  lines.unshift(line({ id: '2', type: 'win', amount: '5.00' }));

  host.emit('account.changed@1', { part: 'balance' });

  await screen.findByRole('cell', { name: /^Win/ });
});

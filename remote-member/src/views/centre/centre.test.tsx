import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { memberHost, player } from '../../testing/member-host';
import centre from '.';

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
  const member = { id: '7', account: 'mei88', nickname: 'Mei', level, labels: ['friend'], lastLogin: 1767323045000 };
  await open(undefined, { account: { member } });

  await screen.findByRole('heading', { level: 1, name: 'My account' });
  for (const shown of ['Mei', 'mei88', '7', 'Gold', 'friend', '2026-01-02T03:04:05.000Z']) screen.getByText(shown);
});

test("the loader reads 'loading...' while the kind of wallet decides about its page [MEM-07]", async () => {
  const host = memberHost();
  host.account.wallet.set({ state: 'loading' });
  mounted = await mountView(centre, host, { page: 'transferFund' });
  expect((await screen.findByText('loading...')).closest('[role=status]')).toBeTruthy();

  host.account.wallet.set({ state: 'ready', value: { single: false } });
  await waitFor(() => expect(screen.queryByText('loading...')).toBeNull());
});

test('shows whether each protection is set; omitted ones are not [SES-20]', async () => {
  await open(undefined, { answers: { 'member.security': { loginPassword: true, mobile: 1 } } });

  const section = screen.getByRole('region', { name: 'Security centre' });
  expect(section.getAttribute('aria-busy')).toBe('true');
  await screen.findByText('2 of 5 set');
  expect(section.getAttribute('aria-busy')).toBe('false');
  const states = screen
    .getAllByRole('listitem')
    .flatMap((item) => item.textContent.match(/(Not set|Set)(?=$|Change)/)?.[0] ?? []);
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

  await userEvent.clear(from);
  await userEvent.type(from, '2020-01-01');

  await screen.findByText('Choose at most 30 days.');
  expect(to.getAttribute('aria-invalid')).toBe('true');
  expect(asked(host)).toHaveLength(before);
  await userEvent.click(screen.getByRole('button', { name: '30 days' }));
  await waitFor(() => expect(asked(host)).toHaveLength(before + 1));
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

import { fails, mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import EN from '../../locales/EN.json';
import { memberHost, player } from '../../testing/member-host';
import centre from '.';

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(
  answers: object = { 'wallets.transferUpline': null },
  facts = [...player, 'upline:transfer'],
  wallets: object[] = [],
) {
  const host = memberHost({
    facts: facts as FakeHostOptions['facts'] & object,
    account: { balance: { total: { minor: 10_000, currency: 'CNY' }, wallets: wallets as never }, promotions: {} },
    answers: { 'member.security': () => ({ paymentPassword: true }), ...answers },
  });
  mounted = await mountView(centre, host, { page: 'transferUpline' });
  await screen.findByRole('heading', { level: 1 });
  if (facts.includes('upline:transfer')) await screen.findByLabelText('Amount');
  return host;
}
const amount = () => screen.getByLabelText<HTMLInputElement>('Amount');
const password = () => screen.getByLabelText<HTMLInputElement>(EN['security.paymentPassword']);
const send = () => userEvent.click(screen.getByRole('button', { name: EN['page.transferUpline'] }));

test('sends the amount with the payment password, and says what was sent [WAL-15]', async () => {
  const host = await open();
  await userEvent.type(amount(), '99.5');
  await userEvent.type(password(), '246810');
  await send();
  await waitFor(() => expect(amount().value).toBe(''));
  const [call, ...others] = host.records.calls.filter(({ endpoint }) => endpoint === 'wallets.transferUpline');
  expect(others).toEqual([]);
  expect(call?.request).toEqual({ amount: '99.50', password: '246810' });
  expect(host.records.toasts.map(({ text }) => text)).toEqual([expect.stringContaining('99.50')]);
  expect(password().value).toBe('');
});

test.each([
  ['', EN['amount.notPositive']],
  ['0', EN['amount.notPositive']],
  ['1e3', EN['amount.unreadable']],
  ['1.005', EN['amount.decimals']],
  ['-5', EN['amount.notPositive']],
  ['1,00', EN['amount.unreadable']],
  ['１００', EN['amount.unreadable']],
  ['100.01', /more than your balance/],
])('the amount "%s" is refused beside its field, and nothing is sent [WAL-15]', async (typed, message) => {
  const host = await open();
  if (typed) await userEvent.type(amount(), typed);
  await userEvent.type(password(), '246810');
  await send();
  await screen.findByText(message);
  expect(document.activeElement).toBe(amount());
  expect(host.records.calls.map(({ endpoint }) => endpoint)).not.toContain('wallets.transferUpline');
});

test('the payment password is required where the merchant uses one, and absent elsewhere [WAL-15]', async () => {
  const host = await open();
  await userEvent.type(amount(), '1');
  await send();
  await screen.findByText(EN.not_empty);
  expect(host.records.calls.map(({ endpoint }) => endpoint)).not.toContain('wallets.transferUpline');
  await mounted?.unmount();
  await open({}, ['signed-in', 'real-account', 'player', 'upline:transfer']);
  expect(screen.queryByLabelText(EN['security.paymentPassword'])).toBeNull();
});

test('only what the main wallet holds can be sent, to the last unit [WAL-15]', async () => {
  const wallets = [
    { id: 'main', name: 'Main wallet', available: { minor: 4_000, currency: 'CNY' } },
    { id: 'NOVA', name: 'Nova', available: { minor: 6_000, currency: 'CNY' } },
  ];
  const host = await open(undefined, undefined, wallets);
  const transferOf = async (typed: string) => {
    await userEvent.clear(amount());
    await userEvent.type(amount(), typed);
    await userEvent.type(password(), '246810');
    await send();
  };
  await transferOf('40.01');
  await screen.findByText(/more than your balance/);
  await transferOf('40');
  await waitFor(() => expect(amount().value).toBe(''));
  const sent = host.records.calls.filter(({ endpoint }) => endpoint === 'wallets.transferUpline');
  expect(sent.map(({ request }) => request)).toMatchObject([{ amount: '40.00' }]);
});

test('a refused transfer keeps the amount', async () => {
  await open({ 'wallets.transferUpline': fails('money_not_enough') });
  await userEvent.type(amount(), '5');
  await userEvent.type(password(), '246810');
  await send();
  await waitFor(() => expect(password().value).toBe(''));
  expect(amount().value).toBe('5');
});

test('an account that may not transfer has no such page [WAL-14]', async () => {
  await open({}, player);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My account');
  expect(screen.queryByRole('link', { name: EN['page.transferUpline'] })).toBeNull();
});

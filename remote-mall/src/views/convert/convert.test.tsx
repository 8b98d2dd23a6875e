import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { amountFrom, worthOf } from '../../features/convert/convert-draft';
import { mallHost, player } from '../../testing/mall-host';
import convert from '.';

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(options: FakeHostOptions = {}): Promise<FakeHost> {
  const host = mallHost({ standing: 'over', ...options });
  mounted = await mountView(convert, host);
  return host;
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Convert' }));
const sent = (host: FakeHost) => host.records.calls.filter(({ endpoint }) => endpoint === 'mall.convert');

async function ask(amount: string, password: string): Promise<void> {
  const field = await screen.findByLabelText<HTMLInputElement>('Points to convert');
  await userEvent.tripleClick(field);
  await userEvent.keyboard(amount);
  if (password) await userEvent.type(screen.getByLabelText('Sign-in password'), password);
}

test('tells what the points come to, sends them with the password, and closes with that [MAL-42] [MAL-43]', async () => {
  const host = await open({
    answers: { 'mall.config': { pointExchangeRate: 0.05 }, 'mall.balance': { balance: 900 } },
  });
  await ask('201', 'Atrium88');
  await waitFor(() => expect(screen.getByText(/You receive/).textContent).toContain('10.05'));
  await send();

  await waitFor(() => expect(host.records.closed).toEqual([{ converted: true }]));
  expect(sent(host).map(({ request }) => request)).toEqual([{ amount: 201, password: 'Atrium88' }]);
  expect(host.records.refreshed).toContain('balance');
});

test('nothing is sent without the password [MAL-45]', async () => {
  const host = await open();
  await ask('5', '');
  await send();

  await screen.findByText('Enter the password.');
  expect(sent(host)).toEqual([]);
});

test.each([
  [0, 1],
  [-3, 1],
  [Number.NaN, 1],
  [1, 1],
  [2.7, 2],
])('an amount of %d becomes %d [MAL-44]', (typed, amount) => {
  expect(amountFrom(typed)).toBe(amount);
});

test('points come to whole minor units of the currency', () => {
  expect(worthOf(201, 0.05, { code: 'THB', digits: 2 })).toEqual({ minor: 1005, currency: 'THB' });
  expect(worthOf(3, 0.5, { code: 'JPY', digits: 0 })).toEqual({ minor: 1, currency: 'JPY' });
  expect(worthOf(29, 0.01, { code: 'CNY', digits: 2 })).toEqual({ minor: 29, currency: 'CNY' });
});

test('the payment password is asked for where the merchant has such, and a refusal keeps the form', async () => {
  const host = await open({
    facts: [...player, 'switch:PAYMENTPASSWORD'],
    answers: { 'mall.convert': fails('password_incorrect') },
  });
  await userEvent.type(await screen.findByLabelText('Payment password'), '1');
  await send();

  await waitFor(() => expect(sent(host)).toHaveLength(1));
  expect(host.records.closed).toEqual([]);
});

import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { moneyFor } from '../../features/convert/convert-draft';
import { mallHost, player } from '../../testing/mall-host';
import convert from '.';

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(options: FakeHostOptions = {}): Promise<FakeHost> {
  const host = mallHost({ placement: 'over', ...options });
  mounted = await mountView(convert, host);
  return host;
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Convert' }));
const sent = (host: FakeHost) => host.records.calls.filter(({ endpoint }) => endpoint === 'mall.convert');

async function convertPoints(amount: string, password: string): Promise<void> {
  const field = await screen.findByLabelText<HTMLInputElement>('Points to convert');
  await userEvent.tripleClick(field);
  await userEvent.keyboard(amount);
  if (password) await userEvent.type(screen.getByLabelText('Sign-in password'), password);
}

test('shows the value of the points, sends them with the password, and closes with the result [MAL-42] [MAL-43]', async () => {
  const host = await open({
    answers: { 'mall.config': { pointExchangeRate: 0.05 }, 'mall.balance': { balance: 900 } },
  });
  await convertPoints('201', 'Atrium88');
  await waitFor(() => expect(screen.getByText(/You receive/).textContent).toContain('10.05'));
  await send();

  await waitFor(() => expect(host.records.closed).toEqual([{ converted: true }]));
  expect(sent(host).map(({ request }) => request)).toEqual([{ amount: 201, password: 'Atrium88' }]);
  expect(host.records.refreshed).toContain('balance');
});

test('converts once, however often Enter is pressed before the dialog closes', async () => {
  const host = await open({ answers: { 'mall.balance': { balance: 900 } } });
  let refreshed: () => void = () => undefined;
  jest.spyOn(host.account, 'refresh').mockReturnValue(new Promise<void>((resolve) => (refreshed = resolve)));
  await convertPoints('31', 'Atrium88');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent(host)).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  refreshed();

  await waitFor(() => expect(host.records.closed).toEqual([{ converted: true }]));
  expect(sent(host)).toHaveLength(1);
});

test('sends nothing without the password [MAL-45]', async () => {
  const host = await open();
  await convertPoints('5', '');
  await send();

  await screen.findByText('Enter the password.');
  expect(sent(host)).toEqual([]);
});

test('an amount can be typed again after Backspace, and is sent as it was typed', async () => {
  const host = await open({ answers: { 'mall.balance': { balance: 900 } } });
  const field = await screen.findByLabelText<HTMLInputElement>('Points to convert');
  await userEvent.click(field);
  await userEvent.keyboard('{Backspace}');
  expect(field.value).toBe('');
  await userEvent.keyboard('50');
  expect(field.value).toBe('50');
  await userEvent.type(screen.getByLabelText('Sign-in password'), 'Atrium88');
  await send();

  await waitFor(() => expect(sent(host).map(({ request }) => request)).toEqual([{ amount: 50, password: 'Atrium88' }]));
});

test.each([
  ['0', '1'],
  ['-3', '1'],
  ['{Backspace}', '1'],
  ['1', '1'],
  ['2.7', '2'],
])('an amount of %s becomes %s when the field is left [MAL-44]', async (typed, amount) => {
  await open();
  const field = await screen.findByLabelText<HTMLInputElement>('Points to convert');
  await userEvent.tripleClick(field);
  await userEvent.keyboard(typed);
  await userEvent.tab();

  expect(field.value).toBe(amount);
});

test.each([
  ['0', 'Enter', 1],
  ['0', 'the button', 1],
  ['2.7', 'the button', 2],
])(
  'an amount of %s is refused at the field, and what replaced it is sent after another submission by %s [MAL-44]',
  async (typed, by, amount) => {
    const host = await open({ answers: { 'mall.balance': { balance: 900 } } });
    const submit = () => (by === 'Enter' ? userEvent.type(field, '{Enter}') : send());
    await userEvent.type(await screen.findByLabelText('Sign-in password'), 'Atrium88');
    const field = screen.getByLabelText<HTMLInputElement>('Points to convert');
    await userEvent.tripleClick(field);
    await userEvent.keyboard(typed);
    await submit();

    await screen.findByText(
      `Only whole points from 1 up can be converted. The amount is now ${amount}: check it, then convert.`,
    );
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(sent(host)).toEqual([]);

    await submit();
    await waitFor(() => expect(sent(host).map(({ request }) => request)).toEqual([{ amount, password: 'Atrium88' }]));
  },
);

test('the message about a corrected amount leaves when another one is typed', async () => {
  await open({ answers: { 'mall.balance': { balance: 900 } } });
  const field = await screen.findByLabelText<HTMLInputElement>('Points to convert');
  await userEvent.tripleClick(field);
  await userEvent.keyboard('0');
  await userEvent.tab();
  await screen.findByText(/Only whole points/);
  await userEvent.tripleClick(field);
  await userEvent.keyboard('5');
  await waitFor(() => expect(screen.queryByText(/Only whole points/)).toBeNull());
});

test('without a rate, the form works and shows no value', async () => {
  const host = await open({ answers: { 'mall.config': { pointExchangeRate: null } } });
  await convertPoints('20', 'Atrium88');
  await waitFor(() => expect(screen.queryByText(/You receive/)).toBeNull());
  await send();

  await waitFor(() => expect(sent(host)).toHaveLength(1));
});

test('rounds to whole minor units', () => {
  expect(moneyFor(201, 0.05, { code: 'THB' })).toEqual({ minor: 1005, currency: 'THB' });
  expect(moneyFor(3, 0.5, { code: 'JPY' })).toEqual({ minor: 1, currency: 'JPY' });
  expect(moneyFor(29, 0.01, { code: 'CNY' })).toEqual({ minor: 29, currency: 'CNY' });
  expect(moneyFor(80_000, 0.00125, { code: 'CNY' })).toEqual({ minor: 10_000, currency: 'CNY' });
});

test('an account without a payment password gets the link that sets one in place of the password', async () => {
  await open({
    facts: [...player, 'switch:PAYMENTPASSWORD'],
    answers: { 'member.security': { paymentPassword: false } },
  });
  await screen.findByRole('link', { name: 'Set a payment password' });
  expect(screen.queryByLabelText('Payment password')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Convert' })).toBeNull();
});

test('requires the payment password if the merchant has one, and keeps the form after a refusal', async () => {
  const host = await open({
    facts: [...player, 'switch:PAYMENTPASSWORD'],
    answers: { 'mall.convert': fails('password_incorrect'), 'member.security': { paymentPassword: true } },
  });
  await userEvent.type(await screen.findByLabelText('Payment password'), '1');
  await send();

  await waitFor(() => expect(sent(host)).toHaveLength(1));
  expect(host.records.closed).toEqual([]);
});

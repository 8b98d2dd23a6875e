import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { fails, mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { installDialogs } from '@atrium/ui/testing';
import userEvent from '@testing-library/user-event';
import EN from '../../locales/EN.json';
import { memberHost, player } from '../../testing/member-host';
import withdraw from '.';

beforeAll(installDialogs);

let mounted: MountedView | undefined;
beforeEach(() => (globalThis.indexedDB = new IDBFactory()));
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const limits: Record<string, string> = { withdrawLeast: '20000', withdrawMost: '5000000' };
const withoutPassword = player.filter((fact) => fact !== 'switch:PAYMENTPASSWORD');
const payees = [
  { id: '2', holder: 'Mei Lin', bank: 'East Bank', number: '…6789' },
  { id: '5', holder: 'Lin Mei', bank: 'West Bank', number: '…4321' },
];

async function open(
  answers: FakeHostOptions['answers'] = {},
  facts: FakeHostOptions['facts'] = [...player, 'switch:WITHDRAW'],
  account: FakeHostOptions['account'] = {},
) {
  const host = memberHost({
    facts,
    account,
    settings: { value: (name) => limits[name] },
    answers: {
      'cashier.payees': () => payees,
      'cashier.withdrawals': () => [],
      'cashier.terms': () => ({}),
      'member.security': () => ({ paymentPassword: true }),
      ...answers,
    },
  });
  mounted = await mountView(withdraw, host);
  const sent = (id: string) => host.records.calls.filter(({ endpoint }) => endpoint === id);
  return { host, sent };
}
const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
/** Reading a draft takes several turns. */
const patient = { timeout: 5_000 };
const password = () => screen.getAllByLabelText<HTMLInputElement>('Payment password')[0] as HTMLInputElement;

test('a withdrawal needs an amount within the limits, a payee and the payment password [WAL-10]', async () => {
  let list: object[] = [];
  const { sent } = await open({
    'cashier.withdrawals': () => list,
    'cashier.withdraw': () => {
      list = [
        { id: '4', amount: '300.00', currency: 'CNY', status: 'pending', payee: 'Lin Mei, West Bank, …4321' },
        { id: '3', amount: '250.00', currency: 'CNY', status: 'returned', payee: 'Mei Lin', reason: 'Name differs.' },
      ];
      return null;
    },
  });
  const field = await amount();
  for (const [typed, message] of [
    ['', 'Enter an amount greater than zero.'],
    ['0', 'Enter an amount greater than zero.'],
    ['199.99', /^At least .*200\.00/],
    ['50000.01', /^At most .*50,000\.00/],
  ] as const) {
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, typed);
    await send();
    await screen.findByText(message);
  }
  await userEvent.clear(field);
  await userEvent.type(field, '300');
  await send();
  expect(password().getAttribute('aria-invalid')).toBe('true');
  expect(sent('cashier.withdraw')).toEqual([]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Payee' }), '5');
  await userEvent.type(password(), '246810');
  await send();
  await screen.findByText('In progress');
  screen.getByText('Returned to your balance: Name differs.');
  expect(sent('cashier.withdraw').map(({ request }) => request)).toEqual([
    { payeeId: '5', amount: '300.00', password: '246810' },
  ]);
  expect(field.value).toBe('');
});

test('what is no amount is refused below its field, and nothing is sent [WAL-10]', async () => {
  const { sent } = await open();
  const field = await amount();
  const button = screen.getByRole('button', { name: 'Withdraw' });
  for (const [typed, message] of [
    ['-300', EN['amount.notPositive']],
    ['1e3', EN['amount.unreadable']],
    ['３００', EN['amount.unreadable']],
    ['3,00', EN['amount.unreadable']],
    ['300.001', EN['amount.decimals']],
    ['0x200', EN['amount.unreadable']],
    ['NaN', EN['amount.unreadable']],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } });
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
    fireEvent.click(button);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    screen.getByText(message);
  }
  expect(sent('cashier.withdraw')).toEqual([]);
});

test('the main wallet can be withdrawn to the last unit, and no more is asked for [WAL-10]', async () => {
  const yuan = (minor: number) => ({ minor, currency: 'CNY' });
  const wallets = [
    { id: 'main', name: 'Main wallet', available: yuan(30_000) },
    { id: 'NOVA', name: 'Nova', available: yuan(90_000) },
  ];
  const { sent } = await open({ 'cashier.withdraw': () => null }, [...withoutPassword, 'switch:WITHDRAW'], {
    balance: { total: yuan(120_000), wallets } as never,
  });
  await userEvent.type(await amount(), '300.01');
  await send();
  await screen.findByText(/^This is more than your balance/);
  await userEvent.clear(await amount());
  await userEvent.type(await amount(), '300');
  await send();
  await waitFor(() =>
    expect(sent('cashier.withdraw').map(({ request }) => request)).toMatchObject([{ amount: '300.00' }]),
  );
});

test('a half-filled withdrawal and payee are back after a lost session, without password and number', async () => {
  const { host } = await open();
  await userEvent.type(await amount(), '300');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Payee' }), '5');
  await userEvent.type(password(), '246810');
  await userEvent.type(screen.getByRole('textbox', { name: 'Bank' }), 'South Bank');
  await userEvent.type(screen.getByRole('textbox', { name: 'Account number' }), '62250001236789');
  host.session.state.set({ status: 'lost', reason: 'CUSTOMER_NOT_LOGIN' });
  await mounted?.unmount();
  localStorage.clear();
  sessionStorage.clear();
  await open();
  await screen.findByDisplayValue('300', {}, patient);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Payee' }).value).toBe('5');
  await screen.findByDisplayValue('South Bank', {}, patient);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Account number' }).value).toBe('');
  expect(password().value).toBe('');
});

test('the key of a withdrawal with a lost answer survives a lost session, so that it is carried out once', async () => {
  const facts = [...withoutPassword, 'switch:WITHDRAW'] as FakeHostOptions['facts'];
  const first = await open({ 'cashier.withdraw': () => fails('network') }, facts);
  await userEvent.type(await amount(), '300');
  await send();
  await waitFor(() => expect(first.sent('cashier.withdraw')).toHaveLength(1));
  await mounted?.unmount();
  const second = await open({ 'cashier.withdraw': () => null }, facts);
  await screen.findByDisplayValue('300', {}, patient);
  await send();
  await waitFor(() => expect(screen.queryByDisplayValue('300')).toBeNull(), patient);
  await userEvent.type(await amount(), '300');
  await send();
  await waitFor(() => expect(second.sent('cashier.withdraw')).toHaveLength(2));
  const [again, another] = second.sent('cashier.withdraw').map(({ idempotencyKey }) => idempotencyKey);
  expect(again).toBe(first.sent('cashier.withdraw')[0]?.idempotencyKey);
  expect(another).not.toBe(again);
});

test('a merchant without payment passwords asks for none [WAL-10]', async () => {
  const { sent } = await open({ 'cashier.withdraw': () => null }, [...withoutPassword, 'switch:WITHDRAW']);
  await userEvent.type(await amount(), '200');
  expect(screen.queryByLabelText('Payment password')).toBeNull();
  await send();
  await waitFor(
    () =>
      expect(sent('cashier.withdraw').map(({ request }) => request)).toEqual([
        { payeeId: '2', amount: '200.00', password: '' },
      ]),
    patient,
  );
});

test('a withdrawal of which the answer is lost is sent again with its key, a new one with another', async () => {
  let failing = true;
  const { sent } = await open({ 'cashier.withdraw': () => (failing ? fails('network') : null) });
  const withdrawOnce = async (typed: string) => {
    await userEvent.clear(await amount());
    await userEvent.type(await amount(), typed);
    await userEvent.type(password(), '246810');
    await send();
    // after each answer
    await waitFor(() => expect(password().value).toBe(''), patient);
  };
  await withdrawOnce('300');
  expect((await amount()).value).toBe('300');
  failing = false;
  await withdrawOnce('300');
  await withdrawOnce('300');
  const keys = sent('cashier.withdraw').map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('a withdrawal that was carried out although its answer was lost is found in the list', async () => {
  let list: object[] = [];
  await open(
    {
      'cashier.withdrawals': () => list,
      'cashier.withdraw': () => {
        list = [{ id: '4', amount: '300.00', currency: 'CNY', status: 'pending', payee: 'Mei Lin' }];
        return fails('network');
      },
    },
    [...withoutPassword, 'switch:WITHDRAW'],
  );
  await userEvent.type(await amount(), '300');
  await send();
  await screen.findByText('In progress', {}, patient);
});

test('a double click sends one withdrawal', async () => {
  let answer: (value: null) => void = () => undefined;
  const { sent } = await open({ 'cashier.withdraw': () => new Promise((resolve) => (answer = resolve)) });
  await userEvent.type(await amount(), '300');
  await userEvent.type(password(), '246810');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(sent('cashier.withdraw')).toHaveLength(1), patient);
  answer(null);
  await waitFor(() => expect(password().value).toBe(''), patient);
  expect(sent('cashier.withdraw')).toHaveLength(1);
});

test('a refused withdrawal keeps what was typed, except for the password', async () => {
  await open({ 'cashier.withdraw': () => fails('password_incorrect') });
  await userEvent.type(await amount(), '200');
  await userEvent.type(password(), 'guess');
  await send();
  await waitFor(() => expect(password().value).toBe(''), patient);
  expect((await amount()).value).toBe('200');
});

const fill = async (form: HTMLElement, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    const field = within(form).getByLabelText<HTMLInputElement>(label);
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
};

test.each([
  ['password_incorrect', password],
  ['payee_waits', () => screen.getByRole('combobox', { name: 'Payee' })],
  ['day_limit_reached', () => screen.getByRole('textbox', { name: 'Amount' })],
] as const)('the refusal %s is the error of its field, which gets the focus', async (key, field) => {
  await open({ 'cashier.withdraw': () => fails(key, `Because: ${key}`) });
  await userEvent.type(await amount(), '200');
  await userEvent.type(password(), '135790');
  await send();
  await screen.findByText(`Because: ${key}`);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
});

test('a member without a payment password is led to set one, and then to the forms', async () => {
  await open({ 'member.security': () => ({ paymentPassword: false }), 'cashier.paymentPassword': () => null });
  await userEvent.click(await screen.findByRole('button', { name: 'Set payment password' }));
  expect(screen.queryByLabelText('Payment password')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove payee/ })).toBeNull();
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Sign-in password'), 'Atrium88');
  await userEvent.type(dialog.getByLabelText('New payment password'), 'Money2026');
  await userEvent.type(dialog.getByLabelText('Repeat the new password'), 'Money2026');
  await userEvent.click(dialog.getByRole('button', { name: 'Set payment password' }));
  await amount();
  screen.getByRole('form', { name: 'Add payee' });
});

test('a payee that waits cannot be chosen, and says from when it can', async () => {
  const [first, second] = payees;
  const later = Date.now() + 3_600_000;
  await open({
    'cashier.payees': () => [
      { ...first, usableAt: 5 },
      { ...second, usableAt: later },
    ],
  });
  await amount();
  const options = screen.getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ disabled }) => disabled)).toEqual([false, true]);
  expect(options[0]?.text).not.toMatch('Can be used from');
  expect(options[1]?.text).toMatch('Can be used from');
  expect(screen.getAllByText(/^Can be used from/)).toHaveLength(1);
});

test('how long a withdrawal takes is said before, and after until it is decided', async () => {
  const withdrawal = { id: '4', amount: '300.00', currency: 'CNY', payee: 'Mei Lin' };
  await open({
    'cashier.withdrawals': () => [
      { ...withdrawal, status: 'pending' },
      { ...withdrawal, id: '3', status: 'paid' },
    ],
  });
  await screen.findByText(/usually within 24 hours/);
  expect(await screen.findAllByText('Usually takes up to 24 hours.')).toHaveLength(1);
});

test('a payee is stored, changed and removed with the payment password', async () => {
  const { sent } = await open({
    'cashier.addPayee': () => null,
    'cashier.changePayee': () => null,
    'cashier.removePayee': () => null,
  });
  await amount();
  const form = screen.getByRole('form', { name: 'Add payee' });
  screen.getByRole('heading', { level: 3, name: 'Add payee' });
  const payee = { 'Account holder': 'Som Dee', Bank: 'North Bank' };
  await fill(form, { ...payee, 'Account number': '12', 'Payment password': '246810' });
  await userEvent.click(within(form).getByRole('button', { name: 'Add payee' }));
  await within(form).findByText('Enter 5 to 40 letters and digits.');
  expect(sent('cashier.addPayee')).toEqual([]);
  await fill(form, { 'Account number': '123456789' });
  await userEvent.click(within(form).getByRole('button', { name: 'Add payee' }));
  expect(sent('cashier.addPayee').map(({ request }) => request)).toEqual([
    { holder: 'Som Dee', bank: 'North Bank', number: '123456789', password: '246810' },
  ]);

  await userEvent.click(await screen.findByRole('button', { name: 'Change payee: Lin Mei, West Bank, …4321' }));
  const change = await screen.findByRole('form', { name: 'Change payee' });
  await fill(change, { Bank: 'South Bank', 'Account number': '99990000', 'Payment password': '246810' });
  await userEvent.click(within(change).getByRole('button', { name: 'Change payee' }));
  expect(sent('cashier.changePayee').map(({ request }) => request)).toEqual([
    { payeeId: '5', holder: 'Lin Mei', bank: 'South Bank', number: '99990000', password: '246810' },
  ]);

  await userEvent.click(await screen.findByRole('button', { name: 'Remove payee: Mei Lin, East Bank, …6789' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove payee' }));
  expect(sent('cashier.removePayee')).toEqual([]);
  await userEvent.type(within(dialog).getByLabelText('Payment password'), '135790');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove payee' }));
  expect(sent('cashier.removePayee').map(({ request }) => request)).toEqual([{ payeeId: '2', password: '135790' }]);
});

test('identity and age are checked before a withdrawal, and the state follows the live channel', async () => {
  let identity: object = { identity: 'missing' };
  const { host, sent } = await open({
    'cashier.terms': () => identity,
  });
  const form = await screen.findByRole('form', { name: 'Identity and age' });
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  await userEvent.click(within(form).getByRole('button', { name: 'Send documents' }));
  await within(form).findByText('Add a picture first.');
  expect(sent('cashier.identity')).toEqual([]);
  await userEvent.type(within(form).getByLabelText('Full name'), 'Mei Lin');
  fireEvent.change(within(form).getByLabelText('Date of birth'), { target: { value: '1990-04-30' } });
  const file = new File(['no picture'], 'passport.png', { type: 'image/png' });
  await userEvent.upload(within(form).getByLabelText<HTMLInputElement>('Documents', { selector: 'input' }), file);
  await within(form).findByText('This picture is neither JPEG nor PNG. Choose another one.');
  await userEvent.click(within(form).getByRole('button', { name: 'Send documents' }));
  expect(sent('cashier.identity')).toEqual([]);
  identity = { identity: 'pending' };
  host.emit('live.received@1', { id: '0', type: 'CASHIER', popup: false });
  await screen.findByText('We’re checking your documents. You can withdraw once they’re verified.');
  identity = { identity: 'rejected', identityReason: 'The picture is blurred.' };
  host.emit('live.received@1', { id: '1', type: 'CASHIER', popup: false });
  await screen.findByText('The picture is blurred.');
  identity = { identity: 'verified' };
  host.emit('live.received@1', { id: '2', type: 'CASHIER', popup: false });
  await screen.findByText('Your identity and age are verified.');
  await amount();
});

test('what is left of 24 hours is shown, and limits the amount [WAL-10]', async () => {
  const { sent } = await open({
    'cashier.terms': () => ({ withdrawal: { least: '100.00', most: '900.00', left: '250.00' } }),
  });
  await screen.findByText(/250\.00 left of the 24-hour limit\./);
  await userEvent.type(await amount(), '250.01');
  await userEvent.type(password(), '246810');
  await send();
  await screen.findByText(/^This is more than the 24-hour limit leaves you/);
  expect(sent('cashier.withdraw')).toEqual([]);
});

test('a back end without terms and without a check of identity costs nothing', async () => {
  const { sent } = await open({ 'cashier.terms': () => fails('network'), 'cashier.withdraw': () => null });
  await userEvent.type(await amount(), '200');
  await userEvent.type(password(), '246810');
  await send();
  await waitFor(() => expect(sent('cashier.withdraw')).toHaveLength(1), patient);
  expect(screen.queryByText('Identity and age')).toBeNull();
});

test.each([
  ['WITHDRAW', ['switch:WITHDRAW'], true],
  ['no switch', [], false],
  ['WITHDRAW and CREDITMAR3', ['switch:WITHDRAW', 'switch:CREDITMAR3'], false],
] as const)('with %s the withdrawal page is shown: %s, %s [WAL-08] [WAL-09]', async (_name, switches, shown) => {
  await open({}, [...player, ...switches]);
  await screen.findByRole('heading', { level: 1, name: shown ? 'Withdraw' : 'My account' });
  if (shown) await amount();
  expect(screen.queryByRole('textbox', { name: 'Amount' }) !== null).toBe(shown);
});

test('a withdrawal can be offered to other members, and shows what they have not paid yet', async () => {
  let list: object[] = [];
  const { sent } = await open(
    {
      'cashier.withdrawals': () => list,
      'cashier.withdraw': () => {
        list = [{ id: '4', amount: '300.00', currency: 'CNY', status: 'disputed', payee: 'Mei', remaining: '120.50' }];
        return null;
      },
    },
    [...withoutPassword, 'switch:WITHDRAW', 'switch:C2CPAY3'],
    { confirmations: 0 },
  );
  await userEvent.type(await amount(), '300');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Let other members pay it' }));
  await send();
  await screen.findByText('Under review');
  screen.getByText(/120\.50/);
  expect(sent('cashier.withdraw').map(({ request }) => request)).toEqual([
    { payeeId: '2', amount: '300.00', password: '', offer: true },
  ]);
});

test('payments to confirm are announced on the withdrawal page, which leads to them [PAY-02]', async () => {
  const { host } = await open({}, [...player, 'switch:WITHDRAW'], { confirmations: 2 });
  await amount();
  screen.getByText('Payments to confirm: 2');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Review payments' }));
  expect(host.records.opened).toEqual([{ place: 'member.payments@1', params: {} }]);
});

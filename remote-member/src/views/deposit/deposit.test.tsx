import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { fails, mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { memberHost, player } from '../../testing/member-host';
import deposit from '.';

let mounted: MountedView | undefined;
beforeEach(() => (globalThis.indexedDB = new IDBFactory()));
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const limits: Record<string, string> = { depositLeast: '10000', depositMost: '5000000' };
const requested = {
  ...{ id: '7', amount: '250.00', currency: 'CNY', status: 'requested', reference: 'K3N7Q2XW' },
  ...{ payTo: 'Aurora Bank', time: Date.UTC(2026, 0, 2, 3, 4) },
};

/** Reading a draft takes several turns. */
const patient = { timeout: 5_000 };

async function open(
  answers: FakeHostOptions['answers'],
  facts: FakeHostOptions['facts'] = [...player, 'switch:DEPOSIT'],
  account: FakeHostOptions['account'] = {},
) {
  const host = memberHost({
    facts,
    account,
    settings: { value: (name) => limits[name] },
    answers: { 'cashier.terms': () => ({}), ...answers },
  });
  mounted = await mountView(deposit, host);
  return host;
}

test('an invalid amount is refused below its field, and a valid one gets a reference [DLG-10] [WAL-10]', async () => {
  let list: object[] = [];
  const host = await open({
    'cashier.deposits': () => list,
    'cashier.deposit': () => {
      list = [requested];
      return requested;
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Amount' });
  const ask = async (typed: string) => {
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, typed);
    await userEvent.click(screen.getByRole('button', { name: 'Get a reference' }));
  };
  for (const [typed, message] of [
    ['', 'Enter an amount greater than zero.'],
    ['-5', 'Enter an amount greater than zero.'],
    ['0', 'Enter an amount greater than zero.'],
    ['1e3', 'Use the digits 0 to 9, and a point before decimals.'],
    ['1,00', 'Use the digits 0 to 9, and a point before decimals.'],
    ['１００', 'Use the digits 0 to 9, and a point before decimals.'],
    ['100.001', 'This amount has too many decimals.'],
  ] as const) {
    await ask(typed);
    await screen.findByText(message);
    expect(document.activeElement).toBe(field);
  }
  await ask('99.99');
  await screen.findByText(/^At least .*100\.00/);
  await ask('50000.01');
  await screen.findByText(/^At most .*50,000\.00/);
  expect(host.records.calls.filter(({ endpoint }) => endpoint === 'cashier.deposit')).toEqual([]);
  await ask('250');
  await screen.findByText('Aurora Bank');
  expect(screen.getAllByText('K3N7Q2XW')).toHaveLength(2);
  screen.getByText('Waiting for payment');
  expect(
    host.records.calls.filter(({ endpoint }) => endpoint === 'cashier.deposit').map(({ request }) => request),
  ).toEqual([{ method: 'transfer', amount: '250.00' }]);
});

test('a half-filled deposit is back after a lost session, and gone once it is sent', async () => {
  const answers = { 'cashier.deposits': () => [], 'cashier.deposit': () => requested };
  const facts = [...player, 'switch:DEPOSIT', 'switch:PAYPAGE3'] as FakeHostOptions['facts'];
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  const method = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pay by' });
  const host = await open(answers, facts);
  await userEvent.type(await field(), '250');
  await userEvent.selectOptions(method(), 'provider');
  host.session.state.set({ status: 'lost', reason: 'CUSTOMER_NOT_LOGIN' });
  await mounted?.unmount();
  localStorage.clear();
  sessionStorage.clear();
  await open(answers, facts);
  await screen.findByDisplayValue('250', {}, patient);
  expect(method().value).toBe('provider');
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(screen.queryByDisplayValue('250')).toBeNull(), patient);
  await mounted?.unmount();
  await open(answers, facts);
  await waitFor(() => expect(method().value).toBe('provider'), patient);
  expect((await field()).value).toBe('');
});

test('a failed list has Retry and keeps what was typed', async () => {
  let failing = true;
  await open({
    'cashier.deposits': () => {
      return failing ? fails('network') : [];
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  await userEvent.type(field, '120');
  failing = false;
  await userEvent.click(retry);
  await screen.findByText('Nothing here yet.');
  expect(field.value).toBe('120');
});

test.each([
  ['DEPOSIT', ['switch:DEPOSIT'], true],
  ['no switch', [], false],
  ['DEPOSIT and CREDITMAR3', ['switch:DEPOSIT', 'switch:CREDITMAR3'], false],
] as const)('with %s the deposit page is shown: %s, %s [WAL-07] [WAL-09]', async (_name, switches, shown) => {
  await open({ 'cashier.deposits': () => [] }, [...player, ...switches]);
  if (shown) await screen.findByRole('button', { name: 'Get a reference' });
  else await waitFor(() => expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Get a reference' }) !== null).toBe(shown);
});

const members: FakeHostOptions['facts'] = [...player, 'switch:DEPOSIT', 'switch:C2CPAY3'];
const toMember = { ...requested, id: '9', method: 'member', payTo: 'Mei Lin\nEast Bank\n62250001236789' };

test('every open transfer shows its amount and where to pay to', async () => {
  const other = { ...requested, id: '8', amount: '99.00', reference: 'Z8Y7X6W5', payTo: 'Borealis Bank' };
  await open({ 'cashier.deposits': () => [requested, other, { ...requested, id: '9', status: 'paid' }] });
  const panels = await waitFor(() => {
    const found = [...document.querySelectorAll('dl')];
    expect(found).toHaveLength(2);
    return found.map(({ textContent }) => textContent);
  });
  expect(panels).toEqual([
    expect.stringMatching(/250\.00.*K3N7Q2XW.*Aurora Bank/s),
    expect.stringMatching(/99\.00.*Z8Y7X6W5.*Borealis Bank/s),
  ]);
});

test('a deposit to a member shows the payee, and is reported as paid', async () => {
  let list: object[] = [];
  const host = await open(
    {
      'cashier.deposits': () => list,
      'cashier.deposit': () => {
        list = [toMember, requested];
        return toMember;
      },
      'cashier.reportPayment': () => {
        list = [{ ...toMember, status: 'disputed' }];
        return null;
      },
    },
    members,
    { confirmations: 0 },
  );
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Pay by' }), 'member');
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '250');
  await userEvent.click(screen.getByRole('button', { name: 'Get a reference' }));
  await screen.findByText(/62250001236789/);
  screen.getByText('Aurora Bank');
  await userEvent.click(screen.getByRole('button', { name: 'I have paid' }));
  await screen.findByText('Under review');
  const sent = (id: string) => host.records.calls.filter(({ endpoint }) => endpoint === id);
  expect(sent('cashier.deposit').map(({ request }) => request)).toEqual([{ method: 'member', amount: '250.00' }]);
  expect(sent('cashier.reportPayment').map(({ request }) => request)).toEqual([{ id: '9' }]);
});

test.each([
  ['C2CPAY3', members, { confirmations: 0 }, true],
  ['no switch', [...player, 'switch:DEPOSIT'] as FakeHostOptions['facts'], { confirmations: 0 }, false],
  ['an account without payments to confirm', members, {}, false],
])('with %s deposits to members are offered', async (_name, facts, account, offered) => {
  await open({ 'cashier.deposits': () => [] }, facts, account);
  await screen.findByRole('textbox', { name: 'Amount' });
  expect(screen.queryByRole('combobox', { name: 'Pay by' }) !== null).toBe(offered);
});

const online: FakeHostOptions['facts'] = [...player, 'switch:DEPOSIT', 'switch:PAYPAGE3'];

test('a deposit by the provider leads to its page in a new tab, and nothing in the address makes it paid', async () => {
  history.replaceState(null, '', '/member/deposit?status=paid');
  const page = { ...requested, method: 'provider', payTo: '', payAt: 'https://pay.example/pay/t0ken' };
  let list: object[] = [];
  const host = await open(
    {
      'cashier.deposits': () => list,
      'cashier.deposit': () => {
        list = [page];
        return page;
      },
    },
    online,
  );
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Pay by' }), 'provider');
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '250');
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  const link = await screen.findByRole('link', { name: 'Open the payment page' });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    ...['https://pay.example/pay/t0ken', '_blank', 'noopener noreferrer'],
  ]);
  screen.getByText('Waiting for payment');
  list = [{ ...page, status: 'paid' }];
  host.emit('live.received@1', { id: '1', type: 'DEPOSIT', popup: false });
  await screen.findByText('Paid');
  expect(screen.queryByRole('link', { name: 'Open the payment page' })).toBeNull();
});

test('a payment page that is no web address is not linked', async () => {
  const page = { ...requested, method: 'provider', payAt: 'javascript:alert(1)' };
  await open({ 'cashier.deposits': () => [page] }, online);
  await screen.findByText('Waiting for payment');
  expect(screen.queryByRole('link', { name: 'Open the payment page' })).toBeNull();
});

test.each([
  ['both switches', ['switch:PAYPAGE3'], ['transfer', 'provider']],
  ['BANKPAY3 off', ['switch:PAYPAGE3', 'switch:BANKPAY3.off'], ['Continue to payment']],
  ['PAYPAGE3 off', [], ['Get a reference']],
  ['both off', ['switch:BANKPAY3.off'], ['Deposits aren’t available yet.']],
] as const)('with %s deposits are offered by %j: %j', async (_name, switches, shown) => {
  await open({ 'cashier.deposits': () => [] }, [...player, 'switch:DEPOSIT', ...switches] as FakeHostOptions['facts']);
  await screen.findByText('Nothing here yet.');
  const methods = screen.queryAllByRole<HTMLOptionElement>('option').map(({ value }) => value);
  if (methods.length > 0) expect(methods).toEqual(shown);
  else screen.getByText(shown[0]);
});

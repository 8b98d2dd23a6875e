import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { findAccount } from '../accounts/find-account';
import { accounts, type Account } from '../accounts/tables';
import { openDoors, type Doors } from '../doors/doors';
import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { liveEvents } from '../live/tables';
import { messageText } from '../messages/message-text';
import { requirePresent } from '../require-present';
import { Bench } from '../testing/open-bench';
import { balanceOf } from '../wallets/wallet';
import type { Payment } from './settle-deposit';
import { signWebhook } from './webhook';

const day = 86_400_000;
let bench: Bench;
let doors: Doors = openDoors;
beforeAll(async () => {
  bench = await new Bench().open({
    doors: { ...openDoors, mayDeposit: (transaction, incoming) => doors.mayDeposit(transaction, incoming) },
  });
  for (const name of ['DEPOSIT', 'WITHDRAW']) await bench.control('switch', { merchant: 'aurora', name, value: true });
}, 60_000);
beforeEach(async () => {
  doors = openDoors;
  for (const name of ['PAYMENTPASSWORD', 'CREDITMAR3'])
    await bench.control('switch', { merchant: 'aurora', name, value: false });
});
afterEach(async () => expect(await ledgerFaults(bench.engine.database)).toEqual([]));
afterAll(() => bench.close());

let names = 0;
interface Member {
  account: Account;
  token: string;
}
/** A member of their own with a balance of 1 000 units. */
async function newMember(): Promise<Member> {
  const name = `payer${(names += 1)}`;
  await bench.control('twin', { merchant: 'aurora', account: 'player1', name, balance: 100_000 });
  return {
    account: requirePresent(await findAccount(bench.engine.database, 'aurora', name)),
    token: await bench.signIn(name),
  };
}
const balance = ({ account }: Member) => balanceOf(bench.backend, bench.engine.database, account);
const money = ({ token }: Member, id: string, request: object, key: string = randomUUID()) =>
  bench.call(id, request, { token, headers: { 'idempotency-key': key } });
const ask = (member: Member, amount: string, key?: string) =>
  money(member, 'cashier.deposit', { method: 'transfer', amount }, key);
const withdraw = (member: Member, amount: string, payeeId: string, key?: string, password = '') =>
  money(member, 'cashier.withdraw', { amount, payeeId, password }, key);
const list = async ({ token }: Member, id: string) => (await bench.call(id, {}, { token })).value;
const addPayee = ({ token }: Member, fields: object = {}) =>
  bench.call(
    'cashier.addPayee',
    { holder: 'Mei Lin', bank: 'East Bank', number: '62250001236789', password: '', ...fields },
    { token },
  );
async function withPayee(): Promise<{ member: Member; payee: string }> {
  const member = await newMember();
  expect(await addPayee(member)).toMatchObject({ success: true });
  return { member, payee: (await list(member, 'cashier.payees'))[0].id };
}

interface Alteration {
  body?: (body: string) => string;
  to?: string;
}
/** Sends a report of the provider over HTTP, possibly altered after it was signed. */
async function report(payment: Payment, { body: alter = (body) => body, to = 'aurora' }: Alteration = {}) {
  const signed = await signWebhook(bench.backend, requirePresent(bench.backend.merchants.get('aurora')), payment);
  const send = async () =>
    (
      await bench.app.inject({
        method: 'POST',
        url: `/wps/payments/${to}`,
        headers: { ...signed.headers, 'content-type': 'application/json' },
        payload: alter(signed.body),
      })
    ).statusCode;
  return { status: await send(), again: send };
}
const paid = (reference: string, amount: number, changes: Partial<Payment> = {}): Payment => ({
  ...{ paymentId: `pay-${reference}`, reference, status: 'paid', amount, currency: 'CNY' },
  ...changes,
});

describe('a deposit', () => {
  it('moves money on the signed report only, once, for the amount that it names', async () => {
    const member = await newMember();
    const { value } = await ask(member, '250.00');
    expect(value).toMatchObject({ amount: '250.00', currency: 'CNY', status: 'requested', time: bench.now });
    expect(value.expires).toBe(bench.now + day);
    expect(await balance(member)).toBe(100_000);
    const first = await report(paid(value.reference, 24_000));
    expect(first.status).toBe(200);
    expect(await balance(member)).toBe(124_000);
    expect(await first.again()).toBe(401);
    expect((await report(paid(value.reference, 24_000))).status).toBe(200);
    expect((await report(paid(value.reference, 24_000, { status: 'failed' }))).status).toBe(200);
    expect((await report(paid(value.reference, 30_000))).status).toBe(400);
    expect((await report(paid(value.reference, 24_000, { paymentId: 'pay-another' }))).status).toBe(400);
    expect(await balance(member)).toBe(124_000);
    expect(await list(member, 'cashier.deposits')).toMatchObject([{ amount: '240.00', status: 'paid' }]);
  });

  it('is not paid by a report that is altered, of another merchant or of another currency', async () => {
    const member = await newMember();
    const { reference } = (await ask(member, '300.00')).value;
    const more = (body: string) => body.replace('30000', '90000');
    expect((await report(paid(reference, 30_000), { body: more })).status).toBe(401);
    expect((await report(paid(reference, 30_000), { to: 'lotus' })).status).toBe(401);
    expect((await report(paid(reference, 30_000), { to: 'unknown' })).status).toBe(401);
    expect((await report(paid(reference, 30_000, { currency: 'JPY' }))).status).toBe(400);
    expect(await balance(member)).toBe(100_000);
  });

  it('is expired after a day, and is paid by a late report, also after a failure', async () => {
    const member = await newMember();
    const { reference } = (await ask(member, '300.00')).value;
    await report(paid(reference, 30_000, { status: 'pending' }));
    expect(await list(member, 'cashier.deposits')).toMatchObject([{ status: 'pending' }]);
    bench.pass(day);
    member.token = await bench.signIn(member.account.name);
    expect(await list(member, 'cashier.deposits')).toMatchObject([{ status: 'expired' }]);
    await report(paid(reference, 30_000, { status: 'failed' }));
    expect(await list(member, 'cashier.deposits')).toMatchObject([{ status: 'failed' }]);
    await report(paid(reference, 30_000));
    expect(await balance(member)).toBe(130_000);
  });

  it('fails where player protection refuses it, and credits nothing', async () => {
    const member = await newMember();
    const { reference } = (await ask(member, '300.00')).value;
    doors = { ...openDoors, mayDeposit: async () => ({ key: 'in_stay_tuned', reason: 'a limit' }) };
    expect((await report(paid(reference, 30_000))).status).toBe(200);
    expect(await balance(member)).toBe(100_000);
    expect(await list(member, 'cashier.deposits')).toMatchObject([
      { status: 'failed', reason: messageText('in_stay_tuned', 'EN') },
    ]);
  });

  it('is asked for once for each key, and at most ten are open', async () => {
    const member = await newMember();
    const key = randomUUID();
    const answers = await Promise.all([ask(member, '100.00', key), ask(member, '100.00', key)]);
    const again = await ask(member, '100.00', key);
    expect(answers.some(({ value }) => value?.reference === again.value.reference)).toBe(true);
    expect(await list(member, 'cashier.deposits')).toHaveLength(1);
    for (let more = 0; more < 9; more += 1) expect(await ask(member, '100.00')).toMatchObject({ success: true });
    expect(await ask(member, '100.00')).toMatchObject({ success: false, code: 'deposits_too_many' });
  });

  it('arrives by the control page, through the provider', async () => {
    const member = await newMember();
    const { id } = (await ask(member, '120.00')).value;
    const decide = () => bench.control('decide', { kind: 'cashier-transfer', id, choice: 'paid' });
    expect(await decide()).toMatchObject({ success: true });
    expect(await decide()).toMatchObject({ status: 404 });
    expect(await balance(member)).toBe(112_000);
  });
});

describe('amounts', () => {
  it.each(['1e3', '１００', '1,00', '-200', '', ' 200', '0x10', '200.001', 'NaN'])(
    '%j is refused [WAL-10]',
    async (amount) => {
      const { member, payee } = await withPayee();
      expect(await ask(member, amount)).toMatchObject({ success: false, code: 'request_invalid' });
      expect(await withdraw(member, amount, payee)).toMatchObject({ success: false, code: 'request_invalid' });
      expect(await balance(member)).toBe(100_000);
    },
  );

  it('keep the limits of a call and of 24 hours [WAL-10]', async () => {
    const { member, payee } = await withPayee();
    await bench.control('balance', { merchant: 'aurora', account: member.account.name, balance: 20_000_000 });
    for (const amount of ['0', '99.99', '50000.01'])
      expect(await ask(member, amount)).toMatchObject({ code: 'amount_outside_limits' });
    for (const amount of ['0.00', '199.99', '50000.01'])
      expect(await withdraw(member, amount, payee)).toMatchObject({ code: 'amount_outside_limits' });
    expect(await ask(member, '100')).toMatchObject({ success: true });
    expect(await withdraw(member, '200.00', payee)).toMatchObject({ success: true });
    expect(await withdraw(member, '50000', payee)).toMatchObject({ success: true });
    expect(await withdraw(member, '49800.01', payee)).toMatchObject({ code: 'day_limit_reached' });
    expect(await withdraw(member, '49800', payee)).toMatchObject({ success: true });
    for (let more = 0; more < 3; more += 1) await ask(member, '50000');
    expect(await ask(member, '49900.01')).toMatchObject({ code: 'day_limit_reached' });
    expect(await ask(member, '49900.00')).toMatchObject({ success: true });
  });
});

describe('a withdrawal', () => {
  it('debits at once, and is paid or returned whole with the reason', async () => {
    const { member, payee } = await withPayee();
    const first = (await withdraw(member, '300.00', payee)).value.id;
    const second = (await withdraw(member, '200.50', payee)).value.id;
    expect(await balance(member)).toBe(49_950);
    const decide = (id: string, choice: string) =>
      bench.control('decide', { kind: 'cashier-withdrawal', id, choice, reason: 'Name differs.' });
    expect(await decide(first, 'pay')).toMatchObject({ success: true });
    expect(await decide(second, 'return')).toMatchObject({ success: true });
    expect(await decide(second, 'return')).toMatchObject({ status: 404 });
    expect(await decide(first, 'return')).toMatchObject({ status: 404 });
    expect(await balance(member)).toBe(70_000);
    expect(await list(member, 'cashier.withdrawals')).toMatchObject([
      { amount: '200.50', status: 'returned', reason: 'Name differs.', payee: 'Mei Lin, East Bank, …6789' },
      { amount: '300.00', status: 'paid', reason: '' },
    ]);
    const events = await bench.engine.database
      .select({ body: liveEvents.body })
      .from(liveEvents)
      .where(eq(liveEvents.accountId, member.account.id));
    expect(events.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({
        type: 'WITHDRAW',
        data: expect.objectContaining({ result: messageText('withdrawal_returned', 'CN'), remarks: 'Name differs.' }),
      }),
    );
  });

  it('takes the same money once, from two tabs and for a repeated key', async () => {
    const { member, payee } = await withPayee();
    const answers = await Promise.all([withdraw(member, '700.00', payee), withdraw(member, '700.00', payee)]);
    expect(answers.map(({ code }) => code).filter((code) => code === 'money_not_enough')).toHaveLength(1);
    expect(await balance(member)).toBe(30_000);
    const key = randomUUID();
    const one = await withdraw(member, '200.00', payee, key);
    expect(await withdraw(member, '200.00', payee, key)).toMatchObject({ value: one.value });
    expect(await withdraw(member, '201.00', payee, key)).toMatchObject({ status: 422 });
    expect(await balance(member)).toBe(10_000);
  });

  it('goes to a payee of the member: the first at once, a later one after 24 hours', async () => {
    const { member, payee } = await withPayee();
    const other = await withPayee();
    expect(await withdraw(member, '200.00', other.payee)).toMatchObject({ code: 'payee_unknown' });
    const { token } = member;
    await bench.call('cashier.removePayee', { payeeId: payee, password: '' }, { token });
    expect(await withdraw(member, '200.00', payee)).toMatchObject({ code: 'payee_unknown' });
    await addPayee(member, { number: '99990000' });
    const [{ id, usableAt, number }] = await list(member, 'cashier.payees');
    expect({ usableAt, number }).toEqual({ usableAt: bench.now + day, number: '…0000' });
    expect(await withdraw(member, '200.00', id)).toMatchObject({ code: 'payee_waits' });
    bench.pass(day);
    member.token = await bench.signIn(member.account.name);
    expect(await withdraw(member, '200.00', id)).toMatchObject({ success: true });
  });
});

it('stores the same payee once, and a change without a difference keeps it', async () => {
  const { member, payee } = await withPayee();
  const { token } = member;
  const same = { holder: 'Mei Lin', bank: 'East Bank', number: '62250001236789', password: '' };
  expect(await bench.call('cashier.addPayee', same, { token })).toMatchObject({ success: true });
  expect(await bench.call('cashier.changePayee', { payeeId: payee, ...same }, { token })).toMatchObject({
    success: true,
  });
  expect(await list(member, 'cashier.payees')).toMatchObject([{ id: payee }]);
  expect(await withdraw(member, '200.00', payee)).toMatchObject({ success: true });

  const other = { ...same, number: '55556666' };
  await bench.call('cashier.addPayee', other, { token });
  const [, second] = await list(member, 'cashier.payees');
  await bench.call('cashier.changePayee', { payeeId: payee, ...other }, { token });
  expect(await list(member, 'cashier.payees')).toMatchObject([{ id: second.id }]);
});

it('a changed payee replaces the former one, and waits 24 hours', async () => {
  const { member, payee } = await withPayee();
  await withdraw(member, '200.00', payee);
  const change = (payeeId: string, { token } = member) =>
    bench.call(
      'cashier.changePayee',
      { payeeId, holder: 'Lin Mei', bank: 'West Bank', number: '99990000', password: '' },
      { token },
    );
  expect(await change(payee, await newMember())).toMatchObject({ code: 'payee_unknown' });
  expect(await change(payee)).toMatchObject({ success: true });
  expect(await change(payee)).toMatchObject({ code: 'payee_unknown' });
  const stored = await list(member, 'cashier.payees');
  expect(stored).toMatchObject([{ holder: 'Lin Mei', number: '…0000', usableAt: bench.now + day }]);
  expect(await withdraw(member, '200.00', payee)).toMatchObject({ code: 'payee_unknown' });
  expect(await withdraw(member, '200.00', stored[0].id)).toMatchObject({ code: 'payee_waits' });
  expect(await list(member, 'cashier.withdrawals')).toMatchObject([{ payee: 'Mei Lin, East Bank, …6789' }]);
  bench.pass(day);
  member.token = await bench.signIn(member.account.name);
  expect(await withdraw(member, '200.00', stored[0].id)).toMatchObject({ success: true });
});

it.each(['Mei\u202eLin', 'Mei\u2066Lin', 'Mei\nLin', 'Mei\ud800', ' '])(
  'a payee %j, which would mislead the operator who reads it, is refused',
  async (text) => {
    const member = await newMember();
    for (const field of ['holder', 'bank'])
      expect(await addPayee(member, { [field]: text })).toMatchObject({ code: 'request_invalid' });
    expect(await addPayee(member, { holder: 'தமிழ்\u200cலின்' })).toMatchObject({ success: true });
  },
);

it('shows the limits, and what is left of 24 hours', async () => {
  const { member, payee } = await withPayee();
  const terms = async () => (await bench.call('cashier.terms', {}, { token: member.token })).value;
  expect(await terms()).toMatchObject({
    deposit: { least: '100.00', most: '50000.00', left: '200000.00' },
    withdrawal: { least: '200.00', most: '50000.00', left: '100000.00' },
    identity: 'none',
  });
  await ask(member, '250.00');
  await withdraw(member, '200.00', payee);
  expect(await terms()).toMatchObject({ deposit: { left: '199750.00' }, withdrawal: { left: '99800.00' } });
  bench.pass(day);
  member.token = await bench.signIn(member.account.name);
  expect(await terms()).toMatchObject({ deposit: { left: '200000.00' }, withdrawal: { left: '100000.00' } });
});

it('deposits need DEPOSIT, withdrawals WITHDRAW, and CREDITMAR3 closes both [WAL-07] [WAL-08] [WAL-09]', async () => {
  const { member, payee } = await withPayee();
  const set = (name: string, value: boolean) => bench.control('switch', { merchant: 'aurora', name, value });
  const open = async () => [
    (await ask(member, '100.00')).code ?? 'open',
    (await withdraw(member, '200.00', payee)).code ?? 'open',
  ];
  await set('DEPOSIT', false);
  expect(await open()).toEqual(['in_stay_tuned', 'open']);
  await set('DEPOSIT', true);
  await set('WITHDRAW', false);
  expect(await open()).toEqual(['open', 'in_stay_tuned']);
  await set('WITHDRAW', true);
  await set('CREDITMAR3', true);
  expect(await open()).toEqual(['in_stay_tuned', 'in_stay_tuned']);
});

it('a member sets, uses and changes the payment password, and guesses meet delays [WAL-10]', async () => {
  const { member, payee } = await withPayee();
  await bench.control('switch', { merchant: 'aurora', name: 'PAYMENTPASSWORD', value: true });
  const { token } = member;
  const signIn = 'Atrium88';
  const set = (password: string, newPassword: string, confirmNewPassword = newPassword) =>
    bench.call('cashier.paymentPassword', { password, newPassword, confirmNewPassword }, { token });
  await bench.engine.database.update(accounts).set({ paymentPassword: null }).where(eq(accounts.id, member.account.id));
  expect(await withdraw(member, '200.00', payee)).toMatchObject({ code: 'payment_password_missing' });
  expect(await set('wrongpass1', 'Money2026')).toMatchObject({ code: 'password_incorrect' });
  expect(await set(signIn, 'Money2026', 'Money2027')).toMatchObject({ code: 'in_confirmation_correct' });
  expect(await set(signIn, 'x')).toMatchObject({ code: 'in_password_incorrect' });
  expect(await set(signIn, 'Money2026')).toMatchObject({ success: true });
  expect(await withdraw(member, '200.00', payee, undefined, 'Money2026')).toMatchObject({ success: true });
  expect(await set('Money2026', 'Other2026')).toMatchObject({ success: true });
  expect(await withdraw(member, '200.00', payee, undefined, 'Other2026')).toMatchObject({ success: true });
  const guesses: (string | undefined)[] = [];
  for (let guess = 0; guess < 8; guess += 1)
    guesses.push((await withdraw(member, '200.00', payee, undefined, `Guess${guess}`)).code);
  expect(guesses[0]).toBe('password_incorrect');
  expect(guesses.at(-1)).toBe('login_try_later');
  expect(await balance(member)).toBe(60_000);
});

import { randomUUID } from 'node:crypto';
import { findAccount } from '../accounts/find-account';
import type { Account } from '../accounts/tables';
import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { requirePresent } from '../require-present';
import { requestInProcess } from '../identity/request-in-process';
import { Bench } from '../testing/open-bench';
import { balanceOf } from '../wallets/wallet';
import { deliverPaymentReports } from './payment-reports';

const hour = 3_600_000;
let bench: Bench;
beforeAll(async () => void (bench = await new Bench().open()), 60_000);
beforeEach(() => void (bench.backend.paymentLine.send = requestInProcess(bench.app)));
afterEach(async () => expect(await ledgerFaults(bench.engine.database)).toEqual([]));
afterAll(() => bench.close());

let names = 0;
interface Member {
  account: Account;
  token: string;
}
async function newMember(): Promise<Member> {
  const name = `online${(names += 1)}`;
  await bench.control('twin', { merchant: 'aurora', account: 'player1', name, balance: 100_000 });
  const account = requirePresent(await findAccount(bench.engine.database, 'aurora', name));
  return { account, token: await bench.signIn(name) };
}
const balance = ({ account }: Member) => balanceOf(bench.backend, bench.engine.database, account);
const ask = async ({ token }: Member, key: string = randomUUID()) =>
  (
    await bench.call(
      'cashier.deposit',
      { method: 'provider', amount: '250.00' },
      { token, headers: { 'idempotency-key': key } },
    )
  ).value;
const states = async ({ token }: Member) =>
  (await bench.call('cashier.deposits', {}, { token })).value.map(({ status }: { status: string }) => status);
const open = (address: string, search = '') => {
  const { pathname, host } = new URL(address);
  return bench.app.inject({ url: pathname + search, headers: { host } });
};
const choose = (address: string, choice: string) => {
  const { pathname, host } = new URL(address);
  return bench.app.inject({
    method: 'POST',
    url: pathname,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ choice }).toString(),
  });
};
const deliver = () => deliverPaymentReports(bench.backend, () => undefined);

it('is a page on an origin of its own, which shows whom and what is paid and runs no script', async () => {
  const member = await newMember();
  const { token } = member;
  const { payAt, reference } = await ask(member);
  expect(new URL(payAt).host).toBe('aurora--pay.embed.localhost:4000');
  const { statusCode, headers, body } = await open(payAt, '?lang=EN');
  expect(statusCode).toBe(200);
  const { pathname, search } = new URL(
    (await bench.call('cashier.deposits', {}, { token, language: 'TH' })).value[0].payAt,
  );
  expect((await open(payAt, search)).body).toContain('<html lang="th"');
  expect(new URL(payAt).pathname).toBe(pathname);
  for (const part of ['Aurora', '250.00 CNY', reference, 'Pay now']) expect(body).toContain(part);
  expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
  expect(headers['content-security-policy']).toContain("form-action 'self'; frame-ancestors 'none'");
});

it.each(['lotus--pay.embed.localhost', 'aurora--chat.embed.localhost', 'aurora.atrium.localhost'])(
  'is not served on %s, nor at another address',
  async (host) => {
    const { payAt } = await ask(await newMember());
    const { pathname } = new URL(payAt);
    expect((await bench.app.inject({ url: pathname, headers: { host: `${host}:4000` } })).statusCode).toBe(404);
    const unknown = await open(`${new URL(payAt).origin}/pay/${'a'.repeat(32)}`);
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'deposit_unknown']);
  },
);

it('refuses another choice than to pay and to cancel', async () => {
  const member = await newMember();
  const { payAt } = await ask(member);
  const answer = await choose(payAt, 'credit');
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'request_invalid']);
  expect([await deliver(), await states(member)]).toEqual([0, ['requested']]);
});

it('credits what was paid when the provider reports it, and not when the browser returns', async () => {
  const member = await newMember();
  const { payAt } = await ask(member);
  expect((await choose(payAt, 'paid')).statusCode).toBe(303);
  expect((await open(payAt)).body).toContain('/member/deposit?status=paid');
  await bench.app.inject({ url: '/member/deposit?status=paid', headers: { host: 'aurora.atrium.localhost:4000' } });
  expect([await balance(member), await states(member)]).toEqual([100_000, ['requested']]);
  expect(await deliver()).toBe(1);
  expect([await balance(member), await states(member)]).toEqual([125_000, ['paid']]);
  await choose(payAt, 'failed');
  await choose(payAt, 'paid');
  expect(await deliver()).toBe(0);
  expect(await balance(member)).toBe(125_000);
});

it('a report that is lost, or of which the answer is lost, is sent again and credited once', async () => {
  const member = await newMember();
  const { payAt } = await ask(member);
  await choose(payAt, 'paid');
  const send = requestInProcess(bench.app);
  const lines: (typeof send)[] = [
    () => Promise.reject(new Error('the request is lost')),
    (address, init) => send(address, init).then(() => Promise.reject(new Error('the answer is lost'))),
    async () => new Response('', { status: 503 }),
    send,
  ];
  for (const line of lines) {
    bench.backend.paymentLine.send = line;
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    bench.pass(5 * 60_000);
  }
  expect(await deliver()).toBe(0);
  expect([await balance(member), await states(member)]).toEqual([125_000, ['paid']]);
});

it('an altered report is refused, and the true one is credited', async () => {
  const member = await newMember();
  const { payAt } = await ask(member);
  await choose(payAt, 'paid');
  const send = requestInProcess(bench.app);
  const answers: number[] = [];
  bench.backend.paymentLine.send = async (address, init = {}) => {
    const altered = await send(address, { ...init, body: String(init.body).replace('25000', '95000') });
    const elsewhere = await send(address.replace('/payments/aurora', '/payments/lotus'), init);
    const genuine = await send(address, init);
    const replayed = await send(address, init);
    answers.push(...[altered, elsewhere, genuine, replayed].map(({ status }) => status));
    return genuine;
  };
  await deliver();
  expect(answers).toEqual([401, 401, 200, 401]);
  expect(await balance(member)).toBe(125_000);
});

it('a cancelled payment fails, and one that was not paid in time expires', async () => {
  const member = await newMember();
  await choose((await ask(member)).payAt, 'failed');
  await deliver();
  expect(await states(member)).toEqual(['failed']);
  const { payAt } = await ask(member);
  bench.pass(hour);
  member.token = await bench.signIn(member.account.name);
  expect((await open(payAt, '?lang=EN')).body).toContain('expired');
  await choose(payAt, 'paid');
  expect(await deliver()).toBe(0);
  expect([await balance(member), await states(member)]).toEqual([100_000, ['expired', 'failed']]);
});

it('has one payment for each idempotency key', async () => {
  const member = await newMember();
  const key = randomUUID();
  const first = await ask(member, key);
  expect((await ask(member, key)).payAt).toBe(first.payAt);
});

it.each([
  ['transfer', 'BANKPAY3'],
  ['provider', 'PAYPAGE3'],
])('a deposit by %s needs %s', async (method, name) => {
  const { token } = await newMember();
  const send = () =>
    bench.call(
      'cashier.deposit',
      { method, amount: '250.00' },
      { token, headers: { 'idempotency-key': randomUUID() } },
    );
  await bench.control('switch', { merchant: 'aurora', name, value: false });
  expect(await send()).toMatchObject({ success: false, code: 'in_stay_tuned' });
  await bench.control('switch', { merchant: 'aurora', name, value: true });
  expect(await send()).toMatchObject({ success: true });
});

import { randomUUID } from 'node:crypto';
import { pngFile } from '@atrium/api/pictures/testing';
import { Bench } from '../testing/open-bench';
import { ageAt } from './identity';

const day = 86_400_000;
let bench: Bench;
beforeAll(async () => {
  bench = await new Bench().open();
  for (const [name, value] of [
    ['IDENTITY3', true],
    ['PAYMENTPASSWORD', false],
  ] as const)
    await bench.control('switch', { merchant: 'aurora', name, value });
}, 60_000);
afterAll(() => bench.close());

let names = 0;
/** A member with money and a payee. */
async function newMember() {
  const name = `checked${(names += 1)}`;
  await bench.control('twin', { merchant: 'aurora', account: 'player1', name, balance: 100_000 });
  const token = await bench.signIn(name);
  const payee = { holder: 'Mei Lin', bank: 'East Bank', number: '62250001236789', password: '' };
  await bench.call('cashier.addPayee', payee, { token });
  const [{ id: payeeId }] = (await bench.call('cashier.payees', {}, { token })).value;
  return {
    name,
    token,
    withdraw: async () =>
      (
        await bench.call(
          'cashier.withdraw',
          { payeeId, amount: '200.00', password: '' },
          { token, headers: { 'idempotency-key': randomUUID() } },
        )
      ).code,
    send: async (fields: object = {}) =>
      (
        await bench.call(
          'cashier.identity',
          { name: 'Mei Lin', birthDate: '1990-04-30', documents: [new Blob([pngFile()])], ...fields },
          { token },
        )
      ).code,
    state: async () => {
      const { value } = await bench.call('cashier.terms', {}, { token });
      return [value.identity, value.identityReason];
    },
  };
}
const operators = (url: string) => bench.app.inject({ url: `/wps/control${url}`, headers: { host: 'localhost:4000' } });
async function pendingOf(name: string) {
  const pending: { kind: string; account: string; id: string; about: string; pictures: [string] }[] = (
    await operators('/decisions')
  ).json().value;
  const found = pending.find(({ kind, account }) => kind === 'identity' && account === name);
  if (!found) throw new Error(`${name} waits for no decision.`);
  return found;
}
const decide = (id: string, choice: string, reason = '') =>
  bench.control('decide', { kind: 'identity', id, choice, reason });

it('is required before the first withdrawal, and an operator decides', async () => {
  const member = await newMember();
  expect([await member.withdraw(), ...(await member.state())]).toEqual(['identity_missing', 'missing', '']);
  expect(await member.send()).toBeUndefined();
  expect([await member.withdraw(), ...(await member.state())]).toEqual(['identity_pending', 'pending', '']);
  const { id, about, pictures } = await pendingOf(member.name);
  expect(about).toBe('Mei Lin, born 1990-04-30');
  expect((await operators(pictures[0])).headers['content-type']).toBe('image/png');
  expect(await decide(id, 'verify')).toMatchObject({ success: true });
  expect(await decide(id, 'reject')).toMatchObject({ status: 404 });
  expect([await member.withdraw(), ...(await member.state())]).toEqual([undefined, 'verified', '']);
  expect(await member.send()).toBe('identity_answered');
});

it('a rejected check shows the reason and can be sent again; the earlier decision does not count for it', async () => {
  const member = await newMember();
  await member.send();
  const first = await pendingOf(member.name);
  await decide(first.id, 'reject', 'The picture is blurred.');
  expect([await member.withdraw(), ...(await member.state())]).toEqual([
    ...['identity_missing', 'rejected', 'The picture is blurred.'],
  ]);
  bench.pass(1_000);
  expect(await member.send()).toBeUndefined();
  expect(await decide(first.id, 'verify')).toMatchObject({ status: 404 });
  expect(await member.state()).toEqual(['pending', '']);
});

it.each([
  ['an age below 18', { birthDate: '2008-01-03' }, 'identity_under_age'],
  ['a day that does not exist', { birthDate: '1990-02-30' }, 'identity_unreadable'],
  ['a date in the future', { birthDate: '2030-01-01' }, 'identity_unreadable'],
  ['no document', { documents: [] }, 'not_empty'],
  ['a file that is no picture', { documents: [new Blob(['text'])] }, 'picture_kind'],
  ['three documents', { documents: Array.from({ length: 3 }, () => new Blob([pngFile()])) }, 'picture_too_many'],
  ['no name', { name: ' ' }, 'request_invalid'],
])('refuses %s', async (_what, fields, code) => {
  const member = await newMember();
  expect(await member.send(fields)).toBe(code);
  expect(await member.state()).toEqual(['missing', '']);
});

it('counts full years in the zone of the merchant', () => {
  const now = Date.UTC(2026, 0, 2, 20);
  expect(ageAt('2008-01-03', now, 'Asia/Shanghai')).toBe(18);
  expect(ageAt('2008-01-03', now, 'UTC')).toBe(17);
  expect(ageAt('2008-02-29', now + 60 * day, 'UTC')).toBe(18);
});

it('is not asked for where IDENTITY3 is off', async () => {
  const member = await newMember();
  await bench.control('switch', { merchant: 'aurora', name: 'IDENTITY3', value: false });
  expect([await member.withdraw(), ...(await member.state())]).toEqual([undefined, 'none', '']);
  expect(await member.send()).toBe('in_stay_tuned');
  await bench.control('switch', { merchant: 'aurora', name: 'IDENTITY3', value: true });
});

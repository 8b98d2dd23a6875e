import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { findAccount } from '../accounts/find-account';
import { accounts } from '../accounts/tables';
import { teamMembers } from '../agent/tables';
import { openDoors, type Doors } from '../doors/doors';
import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { requirePresent } from '../require-present';
import { Bench } from '../testing/open-bench';
import { balanceOf } from './wallet';

let bench: Bench;
let doors: Doors = openDoors;
beforeAll(async () => {
  bench = await new Bench().open({
    doors: { ...openDoors, mayDeposit: (transaction, incoming) => doors.mayDeposit(transaction, incoming) },
  });
}, 60_000);
beforeEach(() => (doors = openDoors));
afterAll(() => bench.close());

let names = 0;
/** A player with 100 units, the payment password 246810 and an upline of their own. */
async function newPair(changes: Partial<typeof accounts.$inferInsert> = {}) {
  const [name, above] = [`below${(names += 1)}`, `above${names}`];
  await bench.control('twin', { merchant: 'aurora', account: 'agent1', name: above });
  await bench.control('twin', { merchant: 'aurora', account: 'player1', name, balance: 10_000 });
  const { database } = bench.engine;
  const accountOf = async (wanted: string) => requirePresent(await findAccount(database, 'aurora', wanted));
  const [member, upline] = [await accountOf(name), await accountOf(above)];
  await database.delete(teamMembers).where(eq(teamMembers.accountId, member.id));
  await database.insert(teamMembers).values({ accountId: member.id, uplineId: upline.id });
  await database
    .update(accounts)
    .set({ toUpline: true, ...changes })
    .where(eq(accounts.id, member.id));
  const balances = () => Promise.all([member, upline].map((one) => balanceOf(bench.backend, database, one)));
  return { token: await bench.signIn(name), balances };
}
const send = (token: string, amount: string, { password = '246810', key = randomUUID() } = {}) =>
  bench.call('wallets.transferUpline', { amount, password }, { token, headers: { 'idempotency-key': key } });

it('moves the amount to the direct upline, once for each key [WAL-15]', async () => {
  const { token, balances } = await newPair();
  const key = randomUUID();
  expect(await send(token, '30.50', { key })).toMatchObject({ success: true });
  expect(await send(token, '30.50', { key })).toMatchObject({ success: true });
  expect(await balances()).toEqual([6_950, 3_050]);
  expect(await ledgerFaults(bench.engine.database)).toEqual([]);
});

it.each([
  ['more than the balance', '100.01', {}, 'money_not_enough'],
  ['nothing', '0', {}, 'request_invalid'],
  ['a fraction of a minor unit', '1.005', {}, 'request_invalid'],
  ['a wrong payment password', '1', { password: '000000' }, 'password_incorrect'],
])('refuses %s, and moves nothing [WAL-15]', async (_what, amount, options, code) => {
  const { token, balances } = await newPair();
  expect(await send(token, amount, options)).toMatchObject({ success: false, code });
  expect(await balances()).toEqual([10_000, 0]);
});

it.each([
  ['toUpline 0', { toUpline: false }],
  ['isAgent 2', { kind: 2 }],
])('refuses an account with %s, whatever the browser shows [WAL-14]', async (_what, changes) => {
  const { token, balances } = await newPair(changes);
  expect(await send(token, '1')).toMatchObject({ success: false, code: 'in_stay_tuned' });
  expect(await balances()).toEqual([10_000, 0]);
});

it.each([
  ['an agent', 1, 'in_stay_tuned'],
  ['an agent of kind 41', 41, 'in_stay_tuned'],
  ['a player', 0, undefined],
])('%s, of kind %d, without AGETRANSFERUP3 gets %s [AGT-30]', async (_who, kind, code) => {
  const { token, balances } = await newPair({ kind });
  const set = (value: boolean) => bench.control('switch', { merchant: 'aurora', name: 'AGETRANSFERUP3', value });
  await set(false);
  const answer = await send(token, '1');
  await set(true);
  expect(answer.code).toBe(code);
  expect(await balances()).toEqual(code ? [10_000, 0] : [9_900, 100]);
});

it('an agent with AGETRANSFERUP3 transfers to the upline [AGT-30]', async () => {
  const { token, balances } = await newPair({ kind: 1 });
  expect(await send(token, '1')).toMatchObject({ success: true });
  expect(await balances()).toEqual([9_900, 100]);
});

it('of transfers at once with the last money, one succeeds', async () => {
  const { token, balances } = await newPair();
  const answers = await Promise.all([send(token, '60'), send(token, '60'), send(token, '60')]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(await balances()).toEqual([4_000, 6_000]);
});

it('an upline that may not receive is not named as the reason', async () => {
  const { token, balances } = await newPair();
  doors = { ...openDoors, mayDeposit: async () => ({ key: 'points_closed', reason: 'a limit of the upline' }) };
  const answer = await send(token, '1');
  expect(answer).toMatchObject({ success: false, code: 'in_stay_tuned' });
  expect(JSON.stringify(answer)).not.toContain('limit');
  expect(await balances()).toEqual([10_000, 0]);
});

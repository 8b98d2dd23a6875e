import { longestTransactionRange } from '@atrium/api';
import type { Transaction as Line } from '@atrium/api';
import { findAccount } from '../accounts/find-account';
import type { Account } from '../accounts/tables';
import { requirePresent } from '../require-present';
import { Bench, type CallOptions } from '../testing/open-bench';
import { win } from '../testing/win';
import { bet, rollBack } from './postings';

const day = 24 * 3_600_000;
/** Within the last twelve months of the bench. */
const recent = Date.UTC(2026, 0, 2) - 40 * day;
let bench: Bench;
let player: Account;
let who: CallOptions;

beforeAll(async () => {
  bench = await new Bench().open();
  player = requirePresent(await findAccount(bench.engine.database, 'aurora', 'player1'));
  const wager = (key: string, amount: number) => ({
    vendor: 'NOVA',
    game: 'fruit-harbour',
    amount,
    key,
    round: `round-${key}`,
  });
  const post = (work: Parameters<typeof bench.engine.transaction<number>>[0]) => bench.engine.transaction(work);
  bench.pass(day);
  await post((transaction) => bet(bench.backend, transaction, player, wager('1', 300)));
  await post((transaction) => win(bench.backend, transaction, player, wager('2', 500)));
  bench.pass(day);
  await post((transaction) => bet(bench.backend, transaction, player, wager('3', 1_000)));
  await post(async (transaction) => (await rollBack(bench.backend, transaction, player, 'NOVA', '3')).balance);
  // a session does not survive two days without use
  who = { token: await bench.signIn('player1') };
}, 60_000);
afterAll(() => bench.close());

const ask = (fields: object = {}, options = who) =>
  bench.call(
    'wallets.transactions',
    { startTime: bench.now - 7 * day, endTime: bench.now + 1, pageNo: 1, pageSize: 20, ...fields },
    options,
  );
const shown = (lines: Line[]) => lines.map(({ type, amount, balance }) => [type, amount, balance]);

it('lists every entry of the wallet, newest first, with the balance after it', async () => {
  const { value } = await ask();
  expect(shown(value.transactions)).toEqual([
    ['rollback', '10.00', '8890.00'],
    ['bet', '-10.00', '8880.00'],
    ['win', '5.00', '8890.00'],
    ['bet', '-3.00', '8885.00'],
    ['grant', '8888.00', '8888.00'],
  ]);
  const balance = await bench.call('wallets.balance', { typeId: 0 }, who);
  expect(value.transactions[0].balance).toBe(balance.value.sumBalance);
});

it('returns the rows of a time range, its end excluded [WAL-12]', async () => {
  const { value } = await ask({ startTime: bench.now - day, endTime: bench.now });
  expect(shown(value.transactions)).toEqual([
    ['win', '5.00', '8890.00'],
    ['bet', '-3.00', '8885.00'],
  ]);
});

it('keeps the balances of all entries when filtered by kind', async () => {
  const { value } = await ask({ type: 'bet' });
  expect(shown(value.transactions)).toEqual([
    ['bet', '-10.00', '8880.00'],
    ['bet', '-3.00', '8885.00'],
  ]);
});

it('returns pages', async () => {
  const { value } = await ask({ pageNo: 2, pageSize: 2 });
  expect(value.totalPages).toBe(3);
  expect(shown(value.transactions)).toEqual([
    ['win', '5.00', '8890.00'],
    ['bet', '-3.00', '8885.00'],
  ]);
});

it.each([
  ['a range above 30 days', { startTime: recent, endTime: recent + longestTransactionRange + 1 }],
  ['a start before the last 12 months', { startTime: recent - 400 * day, endTime: recent - 399 * day }],
  ['an end before the start', { startTime: 2, endTime: 1 }],
  ['an end that is no date', { startTime: 8.64e15, endTime: 8.64e15 + 1 }],
  ['an unknown kind', { type: 'gift' }],
])('refuses %s', async (_what, fields) => {
  expect(await ask(fields)).toMatchObject({ status: 400, code: 'request_invalid' });
});

it('shows no entries of other accounts, and none to a visitor', async () => {
  const { value } = await ask({}, { token: await bench.signIn('player3') });
  expect(value).toMatchObject({ transactions: [], totalPages: 1 });
  expect(await ask({}, {})).toMatchObject({ status: 401 });
});

import type { PlayedRoundPage, Profit, Transaction } from '@atrium/api';
import { findAccount } from '../accounts/find-account';
import type { Account } from '../accounts/tables';
import { requirePresent } from '../require-present';
import { Bench, type CallOptions } from '../testing/open-bench';
import { Player } from '../testing/player';
import { win } from '../testing/win';
import { bet, creditReward, rollBack } from './postings';

const day = 24 * 3_600_000;
let bench: Bench;
let player: Account;
let who: CallOptions;
let from: string;
let to: string;
let wonBySpin: number;

beforeAll(async () => {
  bench = await new Bench().open();
  player = requirePresent(await findAccount(bench.engine.database, 'aurora', 'player1'));
  const wager = (key: string, amount: number, round: string) => ({
    ...{ vendor: 'NOVA', game: 'fruit-harbour' },
    ...{ amount, key, round },
  });
  const post = (work: Parameters<typeof bench.engine.transaction<number>>[0]) => bench.engine.transaction(work);
  const { backend } = bench;
  // half an hour before midnight in UTC, which is the next morning in Shanghai
  bench.pass(day - (bench.now % day) + day - 30 * 60_000);
  from = dayOf(bench.now);
  await post((transaction) => bet(backend, transaction, player, wager('late', 300, 'round-late')));
  bench.pass(day);
  await post((transaction) => win(backend, transaction, player, wager('late-win', 500, 'round-late')));
  await post((transaction) => bet(backend, transaction, player, wager('returned', 1_000, 'round-returned')));
  await post(async (transaction) => (await rollBack(backend, transaction, player, 'NOVA', 'returned')).balance);
  await post((transaction) =>
    creditReward(backend, transaction, player, { amount: 70, key: 'reward', reference: 'WELCOME' }),
  );
  to = dayOf(bench.now);
  who = { token: await bench.signIn('player1') };
  bench.pass(60_000);
  const { value } = await (await Player.launch(bench, who)).spin(1_000);
  wonBySpin = value.win as number;
}, 60_000);
afterAll(() => bench.close());

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const decimal = (minor: number) => (minor / 100).toFixed(2);
const bets = async (fields: object = {}): Promise<PlayedRoundPage> =>
  (await bench.call('wallets.bets', { from, to, zone: 'UTC', pageNo: 1, pageSize: 20, ...fields }, who)).value;
const profit = async (fields: object = {}): Promise<Profit> =>
  (await bench.call('wallets.profit', { from, to, zone: 'UTC', ...fields }, who)).value;

it('lists each round once, the latest first, with game, stake, win and refund [WAL-11]', async () => {
  const page = await bets();
  expect(page).toMatchObject({ currency: 'CNY', totalPages: 1 });
  expect(page.bets.map(({ game, stake, won, refunded }) => [game, stake, won, refunded])).toEqual([
    ['Fruit Harbour', '10.00', decimal(wonBySpin), false],
    ['', '0.00', '0.00', true],
    ['', '3.00', '5.00', false],
  ]);
  expect(page.bets.map(({ vendor }) => vendor)).toEqual(['NOVA', 'NOVA', 'NOVA']);
  expect(page.bets[0]?.time).toBe(bench.now);
});

it('names games and codes in the account record, and nothing that only the ledger knows', async () => {
  const query = { startTime: bench.now - 7 * day, endTime: bench.now + 1, pageNo: 1, pageSize: 20 };
  const { value } = await bench.call('wallets.transactions', query, who);
  const references = (value.transactions as Transaction[])
    .filter(({ type }) => type !== 'win')
    .map(({ type, reference }) => [type, reference]);
  expect(references).toEqual([
    ['bet', 'Fruit Harbour'],
    ['reward', 'WELCOME'],
    ...[['rollback', ''] as const, ['bet', ''] as const, ['bet', ''] as const],
    ['grant', ''],
  ]);
});

it('counts a round on the day of its stake in the zone of the viewer, with a win of a later day [WAL-11]', async () => {
  const rounds = async (fields: object) => (await bets(fields)).bets.map(({ round }) => round);
  expect(await rounds({ to: from })).toEqual(['round-late']);
  expect((await bets({ to: from })).bets[0]).toMatchObject({ stake: '3.00', won: '5.00' });
  expect(await rounds({ to: from, zone: 'Asia/Shanghai' })).toEqual([]);
  const second = await bets({ pageNo: 2, pageSize: 1 });
  expect([second.totalPages, second.bets.map(({ round }) => round)]).toEqual([3, ['round-returned']]);
});

it('sums profit and loss by day and in all to what the wallet received [WAL-13]', async () => {
  const { total, days } = await profit();
  expect(days).toEqual([
    {
      ...{ day: to, stake: '10.00', won: decimal(500 + wonBySpin), rewards: '0.70' },
      result: decimal(500 + wonBySpin + 70 - 1_000),
    },
    { day: from, stake: '3.00', won: '0.00', rewards: '0.00', result: '-3.00' },
  ]);
  expect(total).toEqual({
    ...{ stake: '13.00', won: decimal(500 + wonBySpin), rewards: '0.70' },
    result: decimal(500 + wonBySpin + 70 - 1_300),
  });
  const { value } = await bench.call('wallets.balance', { typeId: 0 }, who);
  expect(Number(total?.result)).toBeCloseTo(Number(value.sumBalance) - 8_888, 6);
});

it.each([
  ['a range above 30 days', () => ({ from: dayOf(bench.now - 40 * day), to: dayOf(bench.now - 10 * day) })],
  ['days before the last 12 months', () => ({ from: dayOf(bench.now - 368 * day), to: dayOf(bench.now - 367 * day) })],
  ['days in reverse order', () => ({ from: to, to: from })],
  ['an unknown zone', () => ({ zone: 'Nowhere/Land' })],
])('refuses %s', async (_what, fields) => {
  const query = { from, to, zone: 'UTC', pageNo: 1, pageSize: 20, ...fields() };
  for (const call of ['wallets.bets', 'wallets.profit'])
    expect(await bench.call(call, query, who)).toMatchObject({ status: 400, code: 'request_invalid' });
});

it('shows no rounds of other accounts, and none to a visitor', async () => {
  const query = { from, to, zone: 'UTC', pageNo: 1, pageSize: 20 };
  const other = { token: await bench.signIn('player3') };
  expect((await bench.call('wallets.bets', query, other)).value).toMatchObject({ bets: [], totalPages: 1 });
  expect((await bench.call('wallets.profit', query, other)).value).toMatchObject({ days: [] });
  for (const call of ['wallets.bets', 'wallets.profit'])
    expect(await bench.call(call, query)).toMatchObject({ status: 401 });
});

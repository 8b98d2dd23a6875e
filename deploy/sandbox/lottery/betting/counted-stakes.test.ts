import { randomUUID } from 'node:crypto';
import { toMoney, type TeamOverview } from '@atrium/api';
import { findAccount } from '../../accounts/find-account';
import { ledgerFaults } from '../../ledger/ledger-is-balanced';
import { post } from '../../ledger/post';
import { pointHouse, pointsOf } from '../../mall/point-account';
import { payDueRebates } from '../../rebates/rebates';
import { requirePresent } from '../../require-present';
import { Bettor } from '../../testing/bettor';
import { Bench } from '../../testing/open-bench';
import { testBeacon } from '../../testing/test-beacon';
import { openPlaySession, Vendor } from '../../testing/vendor';
import { walletTransactions } from '../../wallet-interface/tables';
import { BeaconUnreachable } from '../drawing/beacon';
import { DrawScheduler } from '../draw-scheduler';
import { allLotteries } from '../games';
import { settleBets } from './settle-bets';

const minute = 60_000;
const day = 24 * 60 * minute;
let isBeaconDown = false;
let bench: Bench;
let scheduler: DrawScheduler;

beforeAll(async () => {
  bench = new Bench();
  const beacon = testBeacon(() => bench.now);
  const ask: typeof beacon.ask = (...asked) =>
    isBeaconDown ? Promise.reject(new BeaconUnreachable('down')) : beacon.ask(...asked);
  await bench.open({ beacon: { ...beacon, ask } });
  for (const name of ['POINTSYSTEM', 'MANPLAYREB3'])
    await bench.control('switch', { merchant: 'aurora', name, value: true });
  scheduler = new DrawScheduler(bench.backend, allLotteries);
}, 60_000);
beforeEach(async () => {
  isBeaconDown = false;
  await scheduler.catchUp();
});
afterEach(async () => expect(await ledgerFaults(bench.engine.database)).toEqual([]));
afterAll(() => bench.close());

/** Stakes an amount on both parities of the next issue, which is drawn or missed. */
async function play(token: string, stake: number, { isMissed = false } = {}) {
  const bettor = await Bettor.open(bench, { token });
  const lines = ['sum-odd', 'sum-even'].map((code) => ({ play: code, numbers: [] }));
  const multiple = stake / (2 * 1_000);
  expect(await bettor.place({ lines, unit: 1_000, multiple })).toMatchObject({ success: true });
  isBeaconDown = isMissed;
  bench.pass(5 * minute);
  await scheduler.catchUp();
  bench.pass(5 * minute);
  await scheduler.drawWaiting();
  isBeaconDown = false;
  expect(await settleBets(bench.backend)).toBe(1);
}

const points = async (token: string) => (await bench.call('mall.balance', {}, { token })).value.balance as number;
/** As an operator corrects points. */
async function spendPoints(name: string, amount: number): Promise<void> {
  const account = requirePresent(await findAccount(bench.engine.database, 'aurora', name));
  const [from, to] = [pointsOf(account), pointHouse('aurora')];
  await bench.engine.transaction((transaction) =>
    post(bench.backend, transaction, new Date(bench.now), {
      ...{ kind: 'points-gift', from, to, amount, idempotencyKey: randomUUID() },
    }),
  );
}

const rebates = async (token: string) => (await bench.call('rebates.list', {}, { token })).value.lines as object[];
async function turnover(agent: string) {
  const today = new Date(bench.now).toISOString().slice(0, 10);
  const request = { from: today, to: today, zone: 'UTC' };
  const { value } = await bench.call('agent.overview', request, { token: await bench.signIn(agent) });
  const { turnover = '', winLoss = '' } = (value as TeamOverview).figures;
  return { turnover: toMoney(turnover, 'CNY').minor, winLoss: toMoney(winLoss, 'CNY').minor };
}

it('a drawn slip counts in points, rebates and the figures of the team', async () => {
  await bench.control('grant', { merchant: 'aurora', account: 'player3', amount: 1_000_000 });
  const before = { points: await points(await bench.signIn('player3')), team: await turnover('agent1') };
  await play(await bench.signIn('player3'), 100_000);

  // 1000.00 staked, 950.00 won
  expect(await points(await bench.signIn('player3'))).toBe(before.points + 20);
  expect(await turnover('agent1')).toEqual({
    turnover: before.team.turnover + 100_000,
    winLoss: before.team.winLoss - 5_000,
  });
  bench.pass(day);
  const lines = await rebates(await bench.signIn('player3'));
  expect(lines).toContainEqual(expect.objectContaining({ type: 'LOTT', stake: '1000.00' }));
  const claim = { token: await bench.signIn('player3'), headers: { 'idempotency-key': randomUUID() } };
  expect(await bench.call('rebates.claim', {}, claim)).toMatchObject({ success: true });
});

it('a missed slip counts in none of them', async () => {
  await bench.control('twin', { merchant: 'aurora', account: 'player3', name: 'missed1', balance: 1_000_000 });
  const before = { points: await points(await bench.signIn('missed1')), team: await turnover('agent1') };
  await play(await bench.signIn('missed1'), 100_000, { isMissed: true });

  expect(await points(await bench.signIn('missed1'))).toBe(before.points);
  expect(await turnover('agent1')).toEqual(before.team);
  bench.pass(day);
  expect(await rebates(await bench.signIn('missed1'))).toEqual([]);
  await payDueRebates(bench.backend);
});

it('an open slip earns no points: they are credited once, when its bets are settled', async () => {
  const twin = { merchant: 'aurora', account: 'player3', name: 'open1', balance: 1_000_000, points: 0 };
  await bench.control('twin', twin);
  const token = await bench.signIn('open1');
  const bettor = await Bettor.open(bench, { token });
  const issues = (await bettor.state()).issues.slice(0, 2).map(({ numero }) => numero);
  const lines = [{ play: 'sum-odd', numbers: [] }];
  await bettor.place({ lines, unit: 1_000, multiple: 100, issues });
  expect(await points(token)).toBe(0);

  for (const earned of [20, 40]) {
    bench.pass(5 * minute);
    await scheduler.catchUp();
    const settled = await Promise.all([1, 2].map(() => settleBets(bench.backend)));
    expect(settled.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await points(await bench.signIn('open1'))).toBe(earned);
  }
});

it('a slip that an earlier version has credited when it was placed earns nothing again', async () => {
  const twin = { merchant: 'aurora', account: 'player3', name: 'early1', balance: 1_000_000, points: 0 };
  await bench.control('twin', twin);
  const token = await bench.signIn('early1');
  const bettor = await Bettor.open(bench, { token });
  await bettor.place({ lines: [{ play: 'sum-odd', numbers: [] }], unit: 1_000, multiple: 100 });
  await bench.engine.database.update(walletTransactions).set({ earnsLater: false });
  bench.pass(5 * minute);
  await scheduler.catchUp();
  expect(await settleBets(bench.backend)).toBe(1);
  expect(await points(await bench.signIn('early1'))).toBe(0);
});

it('fractions of points are carried over between settled slips', async () => {
  const twin = { merchant: 'aurora', account: 'player3', name: 'carry1', balance: 1_000_000, points: 0 };
  await bench.control('twin', twin);
  for (const earned of [0, 1]) {
    // 40.00 at 2 % are 0.8 points
    await play(await bench.signIn('carry1'), 4_000);
    expect(await points(await bench.signIn('carry1'))).toBe(earned);
  }
});

it('points of a returned stake of a game that were spent are earned again first', async () => {
  const twin = { merchant: 'aurora', account: 'player3', name: 'spent1', balance: 1_000_000, points: 0 };
  await bench.control('twin', twin);
  const token = await bench.signIn('spent1');
  const { id, accountId } = await openPlaySession(bench, 'spent1');
  const nova = new Vendor(bench);
  const common = { player: String(accountId), currency: 'CNY' };
  // 1.25 % of 1000.00 are 12.5 points
  const bet = async (name: string) => {
    const transactionId = `spent-${name}`;
    const fields = { ...common, transactionId, round: name, session: String(id), game: 'fruit-harbour' };
    expect(await nova.call('bet', { ...fields, amount: 100_000 })).toMatchObject({ success: true });
  };
  await bet('first');
  expect(await points(token)).toBe(12);
  await spendPoints('spent1', 12);
  const rollback = { transactionId: 'spent-rollback', bet: 'spent-first', player: common.player };
  expect(await nova.call('rollback', rollback)).toMatchObject({ success: true });
  expect(await points(token)).toBe(0);
  await bet('second');
  expect(await points(token)).toBe(0);
  await bet('third');
  expect(await points(token)).toBe(13);
});

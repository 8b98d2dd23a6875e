import { commitmentOf, winningNumber, type Draw, type LotteryGame } from '@atrium/api';
import { Bench } from '../testing/open-bench';

const minute = 60_000;
let bench: Bench;

beforeAll(async () => {
  bench = await new Bench().open();
}, 60_000);
afterAll(() => bench.close());

async function ask<Value>(id: string, request: object = {}): Promise<Value> {
  return (await bench.call(id, request)).value as Value;
}
const listOf = (request: object = {}) => ask<LotteryGame[]>('lottery.list', { prizeMode: 'Lott', ...request });
const drawsOf = (gameCode: string, count = 5) => ask<Draw[]>('lottery.draws', { gameCode, count });
const issueOf = async (code: string) => {
  const game = (await listOf()).find(({ gameCode }) => gameCode === code);
  return (await bench.call('lottery.issue', { gameId: game?.gameId })).value;
};

it('lists games with the issue on sale and its remaining seconds [LOT-12]', async () => {
  const game = (await listOf()).find(({ gameCode }) => gameCode === 'CQSSC');

  expect(game).toMatchObject({ numero: '20260102-0037', remainTime: 55, lockTime: 15, liveVideoSwitch: false });
});

it('has eight games with live video and at least eight without', async () => {
  const games = await listOf();

  expect(games.filter(({ liveVideoSwitch }) => liveVideoSwitch)).toHaveLength(8);
  expect(games.filter(({ liveVideoSwitch }) => !liveVideoSwitch).length).toBeGreaterThanOrEqual(8);
});

it('commits to an issue before its draw and reveals the matching seed at the draw', async () => {
  const { currentNumero } = await issueOf('TXFFC');
  expect((await drawsOf('TXFFC')).map(({ numero }) => numero)).not.toContain(currentNumero.numero);

  bench.pass(minute);
  const [draw] = await drawsOf('TXFFC');

  expect(draw).toMatchObject({ numero: currentNumero.numero, commitment: currentNumero.commitment });
  expect(draw?.committedAt).toBeLessThan(draw?.drawTime ?? 0);
  expect(await commitmentOf(draw?.seed ?? '')).toBe(draw?.commitment);
  expect(await winningNumber(draw!, 'TXFFC', draw!.numero)).toBe(draw!.winNo);
  expect(draw).toMatchObject({
    beaconRound: currentNumero.beaconRound,
    beacon: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(await winningNumber({ ...draw!, slipsHash: 'of other slips' }, 'TXFFC', draw!.numero)).not.toBe(draw!.winNo);
});

it('ends the sale before the draw, and opens the next issue after it [LOT-15]', async () => {
  const before = await issueOf('TXFFC');
  expect(before.currentNumero.isSale).toBe(true);

  bench.pass((before.currentNumero.remainTime - 3) * 1000);
  expect((await issueOf('TXFFC')).currentNumero).toMatchObject({ numero: before.currentNumero.numero, isSale: false });

  bench.pass(3_000);
  const after = await issueOf('TXFFC');
  expect(after).toMatchObject({ previousNumero: before.currentNumero.numero });
  expect(after.currentNumero).toMatchObject({ numero: before.nextNumero, isSale: true });
});

it('draws missed issues late, marks them as late, and stops at forty', async () => {
  bench.pass(24 * 60 * minute);
  const draws = await drawsOf('TXFFC', 100);

  const times = draws.map(({ drawTime }) => drawTime ?? 0);
  const sinceThePause = draws.filter(({ drawTime = 0 }) => drawTime > bench.now - 41 * minute);
  expect(sinceThePause).toHaveLength(40);
  expect(sinceThePause.every(({ drawTime = 0, committedAt = 0 }) => committedAt >= drawTime)).toBe(true);
  expect(new Set(times).size).toBe(times.length);
});

it('returns five draws by default, newest first, on both paths [LRV-18] [LRV-19]', async () => {
  const draws = await ask<Draw[]>('lottery.draws', { gameCode: 'SD11X5' });
  expect(draws).toHaveLength(5);
  expect(draws.map(({ numero }) => numero)).toEqual(
    draws
      .map(({ numero }) => numero)
      .sort()
      .reverse(),
  );

  const answer = await bench.app.inject({ url: '/lgw/draw/SD11X5', headers: { merchant: 'aurora' } });
  expect(answer.json()).toMatchObject({ success: true, value: draws });
});

it('returns the last draw of every game [LOT-22]', async () => {
  const opened = await ask<Draw[]>('lottery.opened', { prizeMode: 'Lott' });

  expect(new Set(opened.map(({ gameCode }) => gameCode)).size).toBe(opened.length);
  expect(opened).toContainEqual((await drawsOf('CQSSC'))[0]);
});

it('returns the requested number of popular games [LOT-18]', async () => {
  const popular = await ask<{ gameCode: string }[]>('lottery.popular', { count: 4, prizeMode: 'Lott' });

  expect(popular.map(({ gameCode }) => gameCode)).toEqual(['TXFFC', 'CQSSC', 'BJPK10', 'GD11X5']);
});

it('filters by prize mode and play type [LOT-19]', async () => {
  const instant = await listOf({ prizeMode: 'Elott' });
  expect(instant.map(({ gameCode }) => gameCode)).toEqual(['TXFFC', 'COMETFFC']);

  const pk10 = await listOf({ playType: 'PK10_STRAIGHT' });
  expect(new Set(pk10.map(({ gameGroupCode }) => gameGroupCode))).toEqual(new Set(['PK10']));
});

it('lists the Vietnam lotteries separately [VNL-03]', async () => {
  const groups = await ask<{ gameGroupCode: string }[]>('lottery.vietnamMenu', { prizeMode: 'Lott' });
  expect(groups.map(({ gameGroupCode }) => gameGroupCode)).toEqual(['VN']);
  expect((await listOf()).map(({ gameGroupCode }) => gameGroupCode)).not.toContain('VN');
});

it('reveals no seed before its draw', async () => {
  const { currentNumero } = await issueOf('TXFFC');

  expect(currentNumero.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(Object.keys(currentNumero)).not.toContain('seed');
});

it('refuses an unknown game', async () => {
  expect(await drawsOf('NOPE')).toEqual([]);
  expect(await bench.call('lottery.issue', { gameId: '999' })).toMatchObject({ code: 'in_stay_tuned' });
});

import { randomUUID } from 'node:crypto';
import { catalogue } from '@atrium/api/catalogue';
import { eq } from 'drizzle-orm';
import { lotteryDraws } from '../lottery/tables';
import { openBackend } from '../sandbox';
import { walletNonces } from '../wallet-interface/tables';
import { Bench } from '../testing/open-bench';

const minute = 60_000;
const hour = 60 * minute;

let bench: Bench;
beforeAll(async () => (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

const state = async () =>
  (await bench.app.inject({ url: '/wps/control/state', headers: { host: 'localhost' } })).json().value;

it('sets the clock forward in steps, and draws every issue on the way, each committed to before its draw', async () => {
  await bench.control('clock', { seconds: 1 });
  const before = bench.backend.clock();
  const { value } = await bench.control('clock', { hours: 1, minutes: 10 });
  expect(value).toMatchObject({ now: before + hour + 10 * minute, steps: 3 });
  expect(value.done.draws).toBeGreaterThan(70);

  const draws = await bench.engine.database.select().from(lotteryDraws).where(eq(lotteryDraws.gameCode, 'TXFFC'));
  const onTheWay = draws.filter(({ drawsAt }) => drawsAt.getTime() > before && drawsAt.getTime() <= value.now);
  expect(onTheWay).toHaveLength(70);
  for (const { winningNumber, committedAt, drawsAt } of onTheWay) {
    expect(winningNumber).not.toBeNull();
    expect(committedAt.getTime()).toBeLessThan(drawsAt.getTime());
  }
  expect((await state()).clock).toEqual({ now: bench.backend.clock(), forward: hour + 10 * minute + 1_000 });
});

it('prunes on the way, and sessions end as on a real day', async () => {
  const token = await bench.signIn('player2');
  const nonce = { vendor: 'NOVA', nonce: 'a-nonce-of-the-test', expiresAt: new Date(bench.backend.clock() + minute) };
  await bench.engine.database.insert(walletNonces).values(nonce);
  const { value } = await bench.control('clock', { minutes: 31 });
  expect(value.done.pruning).toBeGreaterThan(0);
  expect(await bench.engine.database.select().from(walletNonces)).toEqual([]);
  expect(await bench.call('member.info', {}, { token })).toMatchObject({ status: 401 });
});

it('moves the clock of another process with the same database, at once and at its start', async () => {
  const setting = { ...bench.setting(), engine: bench.engine };
  const other = await openBackend(setting);
  expect(other.clock()).toBe(bench.backend.clock());
  const stop = other.movableClock.follow((error) => expect(error).toBeUndefined());
  await bench.control('clock', { seconds: 90 });
  for (let wait = 0; other.clock() !== bench.backend.clock() && wait < 50; wait++)
    await new Promise((resolve) => setImmediate(resolve));
  expect(other.clock()).toBe(bench.backend.clock());
  stop();
  await other.hashing.close();
});

it('still opens encrypted calls of browsers, which keep the real time', async () => {
  const token = await bench.signIn('player1');
  const endpoint = catalogue.find(({ id }) => id === 'mall.redeem');
  const answer = await bench.call('mall.redeem', endpoint?.example.request ?? {}, {
    token,
    headers: { 'idempotency-key': randomUUID() },
  });
  // refused for what it holds, not as a body that is too old
  expect(answer.success).toBe(false);
  expect(answer.code).not.toBe('request_refused');
});

it.each([
  [{}, 'name days, hours, minutes or seconds'],
  [{ days: 32 }, 'at most 31 days'],
  [{ hours: -1 }, 'hours'],
  [{ minutes: 1.5 }, 'minutes'],
  [{ days: '1' }, 'days'],
  [{ weeks: 1 }, 'weeks'],
])('refuses to set the clock by %j', async (body, named) => {
  const before = bench.backend.clock();
  const answer = await bench.control('clock', body);
  expect(answer).toMatchObject({ status: 400, code: 'request_invalid' });
  expect(answer.message).toContain(named);
  expect(bench.backend.clock()).toBe(before);
});

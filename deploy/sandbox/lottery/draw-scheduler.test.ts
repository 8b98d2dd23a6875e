import { join } from 'node:path';
import { isNotNull, isNull } from 'drizzle-orm';
import { migrate, packageFolder, type Engine } from '../../engine';
import { describeOnEveryEngine } from '../../engine/testing/every-engine';
import { schemaName } from '../database/schema';
import { vendorsSchema } from '../vendors/tables';
import { DrawScheduler } from './draw-scheduler';
import { latestDraws } from './draws';
import { testBeacon } from '../testing/test-beacon';
import type { AskBeacon } from './beacons/ask-beacon';
import { openBeacon } from './beacons/open-beacon';
import { BeaconUnreachable, type Beacon } from './drawing/beacon';
import { DrawKey } from './drawing/draw-key';
import type { LotteryGame } from './game';
import { lotteries } from './games';
import { lotteryBeacons, lotteryDraws } from './tables';

const games = lotteries.filter(({ code }) => code === 'TXFFC');
const [game] = games as [LotteryGame];

describeOnEveryEngine('several schedulers of the same draws', (bench) => {
  let now: number;

  beforeEach(async () => {
    now = Date.UTC(2026, 0, 2, 3, 4, 5);
    isDown = false;
    beacon = openBeacon({ ...source, ask }, () => 0);
    await migrate(bench.engine, { schema: schemaName, folder: join(packageFolder(), 'sandbox/migrations') });
    await migrate(bench.engine, { schema: vendorsSchema, folder: join(packageFolder(), 'sandbox/vendors/migrations') });
  });

  const drawKey = new DrawKey('of the test');
  let isDown = false;
  const source = testBeacon(() => now);
  const ask: AskBeacon = (address, headers) =>
    isDown ? Promise.reject(new BeaconUnreachable('down')) : source.ask(address, headers);
  let beacon: Beacon;
  const schedulerOn = (engine: Engine) => new DrawScheduler({ engine, clock: () => now, drawKey, beacon }, games);
  const drawsOn = (engine: Engine) => latestDraws({ engine }, game, 100);

  it('draw each issue once, with the same result', async () => {
    const schedulers = [schedulerOn(bench.engine), schedulerOn(bench.engine), schedulerOn(bench.engine)];
    await Promise.all(schedulers.map((scheduler) => scheduler.catchUp()));
    const first = await drawsOn(bench.engine);
    expect(first).toHaveLength(40);

    now += 2 * 60_000;
    await Promise.all(schedulers.map((scheduler) => scheduler.catchUp()));
    const second = await drawsOn(bench.engine);

    expect(second.slice(2)).toEqual(first);
    expect(new Set(second.map(({ numero }) => numero)).size).toBe(42);
  });

  it('keep the commitments of an earlier one', async () => {
    await schedulerOn(bench.engine).catchUp();
    now += 60_000;
    await schedulerOn(bench.engine).catchUp();

    const [draw] = await drawsOn(bench.engine);
    expect(draw?.committedAt).toBe(now - 60_000);
  });

  it('draw nothing without the key, and find no seed in the database before the draw', async () => {
    const [drawing, other] = [
      schedulerOn(bench.engine),
      new DrawScheduler({ engine: bench.engine, clock: () => now, beacon, drawKey: new DrawKey('another') }, games),
    ];
    const closing = new DrawScheduler({ engine: bench.engine, clock: () => now, beacon, drawKey: undefined }, games);
    await drawing.catchUp();
    const before = await bench.engine.database.select().from(lotteryDraws).where(isNull(lotteryDraws.winningNumber));
    now += 60_000;
    expect(await closing.catchUp()).toBe(0);
    expect(await other.catchUp()).toBe(0);
    expect(await drawing.catchUp()).toBe(1);
    const [draw] = await drawsOn(bench.engine);
    expect(before.map(({ commitment }) => commitment)).toContain(draw?.commitment);
    expect(JSON.stringify(before)).not.toContain(draw?.seed);
  });

  it('wait for a beacon that is down, and draw when it answers again', async () => {
    const scheduler = schedulerOn(bench.engine);
    await scheduler.catchUp();
    isDown = true;
    now += 60_000;
    expect(await scheduler.catchUp()).toBe(0);
    now += 4 * 60_000;
    expect(await scheduler.drawWaiting()).toBe(0);
    isDown = false;
    expect(await scheduler.drawWaiting()).toBeGreaterThan(0);
    expect(await bench.engine.database.select().from(lotteryDraws).where(isNotNull(lotteryDraws.missedAt))).toEqual([]);
  });

  it('miss a draw that waited five minutes for its beacon, and never draw it afterwards', async () => {
    const scheduler = schedulerOn(bench.engine);
    await scheduler.catchUp();
    isDown = true;
    now += 60_000;
    await scheduler.catchUp();
    now += 5 * 60_000;
    await scheduler.drawWaiting();
    isDown = false;
    await scheduler.catchUp();
    await scheduler.drawWaiting();
    const missed = await bench.engine.database.select().from(lotteryDraws).where(isNotNull(lotteryDraws.missedAt));
    expect(missed).toMatchObject([{ gameCode: 'TXFFC', winningNumber: null }]);
  });

  it('keep the published end of each chain, and its new address after a restart', async () => {
    await schedulerOn(bench.engine).catchUp();
    const restarted = openBeacon({ ...source, address: () => 'http://beacon-again.test' }, () => 0);
    const backend = { engine: bench.engine, clock: () => now, drawKey, beacon: restarted };
    await new DrawScheduler(backend, games).catchUp();
    const [draw] = await bench.engine.database.select().from(lotteryDraws).limit(1);
    const kept = await bench.engine.database.select().from(lotteryBeacons);
    expect(kept).toContainEqual(
      expect.objectContaining({
        id: draw?.beaconChain,
        parameters: expect.objectContaining({ address: 'http://beacon-again.test' }),
      }),
    );
  });
});

import { join } from 'node:path';
import { migrate, packageFolder, type Engine } from '../../engine';
import { describeOnEveryEngine } from '../../engine/testing/every-engine';
import { schemaName } from '../database/schema';
import { DrawScheduler } from './draw-scheduler';
import { latestDraws } from './draws';
import type { LotteryGame } from './game';
import { lotteries } from './games';

const games = lotteries.filter(({ code }) => code === 'TXFFC');
const [game] = games as [LotteryGame];

describeOnEveryEngine('several schedulers of the same draws', (bench) => {
  let now: number;

  beforeEach(async () => {
    now = Date.UTC(2026, 0, 2, 3, 4, 5);
    await migrate(bench.engine, { schema: schemaName, folder: join(packageFolder(), 'sandbox/migrations') });
  });

  const schedulerOn = (engine: Engine) => new DrawScheduler({ engine, clock: () => now }, games);
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
});

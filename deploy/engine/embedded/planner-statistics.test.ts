import { jest } from '@jest/globals';
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Engine } from '../engine';
import { openEngine } from '../open-engine';
import { freshDataFolder } from '../testing/fresh-folder';
import { keepStatistics, refreshStatistics, statisticsPeriod } from './planner-statistics';

let folder: string;
let engine: Engine;
beforeEach(async () => {
  folder = await freshDataFolder();
  engine = await openEngine({ dataFolder: folder });
  await engine.database.execute(sql`create table "Bets" (id int)`);
});
afterEach(async () => {
  jest.useRealTimers();
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

const addBets = (count: number) =>
  engine.database.execute(sql`insert into "Bets" select * from generate_series(1, ${count}::int)`);

async function knownRows(): Promise<number> {
  const { rows } = await engine.database.execute<{ rows: number }>(
    sql`select reltuples::int as rows from pg_class where relname = 'Bets'`,
  );
  return rows[0]!.rows;
}

test('a table is analyzed once it has grown by a fifth', async () => {
  await refreshStatistics(engine);
  await addBets(10_000);
  expect(await refreshStatistics(engine)).toEqual(['public."Bets"']);
  expect(await knownRows()).toBe(10_000);

  await addBets(1_000);
  expect(await refreshStatistics(engine)).toEqual([]);
  await addBets(2_000);
  expect(await refreshStatistics(engine)).toEqual(['public."Bets"']);
  expect(await knownRows()).toBe(13_000);
});

test('the embedded database refreshes its statistics by itself, and stops when it closes', async () => {
  await engine.close();
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'],
  });
  engine = await openEngine({ dataFolder: folder });
  await addBets(10_000);
  jest.advanceTimersByTime(statisticsPeriod);
  // statements wait for one another in order
  await engine.asOwner((transaction) => transaction.execute(sql`select`));
  for (let turn = 0; turn < 100 && (await knownRows()) !== 10_000; turn += 1) continue;
  expect(await knownRows()).toBe(10_000);
  await engine.close();
  expect(jest.getTimerCount()).toBe(0);
});

test('a failed refresh is tried again', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
  const asOwner = jest.fn(() => Promise.reject<never>(new Error('The disk is full.')));
  const stop = keepStatistics({ asOwner });
  for (let period = 0; period < 2; period += 1) {
    await jest.advanceTimersByTimeAsync(statisticsPeriod);
  }
  expect(asOwner).toHaveBeenCalledTimes(2);
  await stop();
  await jest.advanceTimersByTimeAsync(statisticsPeriod);
  expect(asOwner).toHaveBeenCalledTimes(2);
});

import { join } from 'node:path';
import type { Pool } from 'pg';
import { ApplicationPool } from '../application-pool';
import type { Engine } from '../engine';
import { DataFolderBroken } from '../failures';
import type { EngineOptions } from '../engine-options';
import { Listeners } from '../listeners';
import { pooledEngine } from '../pooled-engine';
import { explainFailure } from './explain-failure';
import { EmbeddedDatabase } from './embedded-database';
import { takeFolderLock } from './folder-lock';
import { keepStatistics } from './planner-statistics';
import { Wire } from './wire';

/** Locks the folder and opens PGlite in it; the database files are in `<folder>/database`. */
export async function openEmbedded(
  folder: string,
  { restricted = false, mayBeUnavailable = false, onDamage, onUnrestricted }: Omit<EngineOptions, 'dataFolder'> = {},
): Promise<Engine> {
  const lock = await takeFolderLock(folder).catch((error: unknown) => explainFailure(folder, error));
  const embedded = new EmbeddedDatabase(join(folder, 'database'));
  let broken: DataFolderBroken | undefined;
  try {
    await embedded.thread().catch((error: unknown) => explainFailure(folder, error));
  } catch (error) {
    if (!mayBeUnavailable || !(error instanceof DataFolderBroken)) {
      await lock.unlock();
      throw error;
    }
    broken = error;
    onDamage?.(error.message);
  }

  const thread = async () => {
    if (broken) throw broken;
    return embedded.thread().catch((error: unknown) => explainFailure(folder, error));
  };
  // One connection, because PGlite is one session; others wait in the pool's queue.
  const pool = new ApplicationPool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    stream: () => new Wire(thread) as never,
  });
  const engine = pooledEngine('embedded', pool, {
    restricted,
    onDamage,
    onUnrestricted,
    listen: (runOutside) => listen(pool, runOutside),
    dispose: async () => {
      await embedded.stop();
      await lock.unlock();
    },
  });
  const stopStatistics = keepStatistics(engine);
  return {
    ...engine,
    damage: () => broken?.message ?? engine.damage(),
    publishAddress: lock.publishAddress,
    async close() {
      await stopStatistics();
      await engine.close();
    },
  };
}

/** Notifications arrive on the one connection. If its thread has died, the next statement opens another. */
function listen(pool: Pool, runOutside: (work: () => void) => void): Listeners {
  const listeners = new Listeners(
    { send: (statement) => pool.query(statement), close: async () => undefined },
    runOutside,
  );
  let connections = 0;
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload }) => listeners.dispatch(channel, payload ?? ''));
    connections += 1;
    if (connections > 1) listeners.resubscribe();
  });
  pool.on('error', () => {
    pool.query('select 1').catch(() => undefined);
  });
  return listeners;
}

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
import { Wire } from './wire';

/** Opens PGlite in the folder, which it locks; the database's own files are in `<folder>/database`. */
export async function openEmbedded(
  folder: string,
  { restricted = false, mayBeUnavailable = false, damaged, unrestricted }: Omit<EngineOptions, 'dataFolder'> = {},
): Promise<Engine> {
  const lock = await takeFolderLock(folder).catch((error: unknown) => explainFailure(folder, error));
  const embedded = new EmbeddedDatabase(join(folder, 'database'));
  let broken: DataFolderBroken | undefined;
  try {
    await embedded.thread().catch((error: unknown) => explainFailure(folder, error));
  } catch (error) {
    if (!mayBeUnavailable || !(error instanceof DataFolderBroken)) {
      await lock.release();
      throw error;
    }
    broken = error;
    damaged?.(error.message);
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
    damaged,
    unrestricted,
    listen: (outside) => listen(pool, outside),
    letGo: async () => {
      await embedded.stop();
      await lock.release();
    },
  });
  return { ...engine, damage: () => broken?.message ?? engine.damage(), announce: lock.announce };
}

/** Announcements arrive on the one connection. When its thread had died, the next statement makes a new one. */
function listen(pool: Pool, outside: (work: () => void) => void): Listeners {
  const listeners = new Listeners(
    { send: (statement) => pool.query(statement), close: async () => undefined },
    outside,
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

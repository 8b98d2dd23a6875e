import type { Pool, PoolConfig } from 'pg';
import { ApplicationPool } from '../application-pool';
import { isDatabaseUnavailable } from '../database-unavailable';
import type { Engine } from '../engine';
import { DatabaseUnreachable } from '../failures';
import { Listeners } from '../listeners';
import type { EngineOptions } from '../engine-options';
import { pooledEngine } from '../pooled-engine';
import { connectionFailure } from './connection-failure';
import { ListeningClient } from './listening-client';

/** The oldest supported server version. */
const oldestVersion = 150000;

/** Opens a pool of connections to a PostgreSQL server. */
export async function openPostgres(
  url: string,
  {
    connections = 10,
    mayBeUnavailable = false,
    ownerUrl,
    restricted = false,
    onDamage,
    onUnrestricted,
  }: Omit<EngineOptions, 'dataFolder'>,
): Promise<Engine> {
  const pool = poolOf(url, { max: connections, application_name: 'atrium' });
  const owner = ownerUrl === undefined ? undefined : poolOf(ownerUrl, { max: 1, application_name: 'atrium owner' });
  try {
    await checkServer(pool, url, { variable: 'DATABASE_URL', mayBeUnavailable });
    if (owner && ownerUrl) await checkServer(owner, ownerUrl, { variable: 'ATRIUM_MIGRATION_URL', mayBeUnavailable });
  } catch (error) {
    await pool.end();
    await owner?.end();
    throw error;
  }

  const listen = (runOutside: (work: () => void) => void) => {
    const client = new ListeningClient(url);
    const listeners = new Listeners(client, runOutside);
    client.subscribe(listeners);
    return listeners;
  };
  const engine = pooledEngine('postgres', pool, {
    restricted,
    onDamage,
    onUnrestricted,
    owner,
    listen,
    dispose: async () => owner?.end(),
  });
  return { ...engine, publishAddress: async () => undefined };
}

function poolOf(connectionString: string, options: PoolConfig): ApplicationPool {
  const pool = new ApplicationPool({ connectionString, connectionTimeoutMillis: 5000, ...options });
  // The pool replaces a connection that fails while idle; without a listener Node would end the process.
  pool.on('error', () => undefined);
  // So it would for one that fails between two statements of a transaction: its next statement is rejected instead.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

interface CheckOptions {
  /** The environment variable with the address. */
  variable: string;
  mayBeUnavailable: boolean;
}

/** @throws DatabaseUnreachable if the login cannot connect, or the server is too old */
async function checkServer(pool: Pool, url: string, { variable, mayBeUnavailable }: CheckOptions): Promise<void> {
  try {
    const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
    const version = Number(rows[0]?.server_version_num);
    if (version < oldestVersion)
      throw new Error(`it is PostgreSQL ${Math.floor(version / 10000)}, and 15 is the oldest supported version`);
  } catch (error) {
    if (mayBeUnavailable && isDatabaseUnavailable(error)) return;
    throw new DatabaseUnreachable(withoutPassword(url), connectionFailure(error), variable, { cause: error });
  }
}

function withoutPassword(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'given';
  }
}

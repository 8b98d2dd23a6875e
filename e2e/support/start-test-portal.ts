import { copyDatabase } from './copy-database';
import { startPortal, type Portal } from './portal';
import { startProcesses } from './processes';
import { startBehindStrictProxy, strictProxy } from './start-behind-strict-proxy';
import type { RegistryLocation } from './registry';

/** Environment variable with the address of a seeded PostgreSQL database; tests then run on two processes before copies of it. */
export const preparedDatabase = 'ATRIUM_PREPARED_DATABASE';

/** The parts of a portal that journeys use, with either database. */
export type TestPortal = Pick<Portal, 'port' | 'operations' | 'page' | 'stop'> & RegistryLocation;

/** Environment of every portal under test: fast password hashes save a quarter of a second per sign-in. */
export const testEnvironment = { ATRIUM_QUICK_HASHES: 'on' };

/** Starts a portal for this test run: one process on the embedded database, or two on PostgreSQL. */
export async function startTestPortal(more?: Record<string, string>): Promise<TestPortal> {
  const prepared = process.env[preparedDatabase];
  const environment = { ...testEnvironment, ...more };
  if (process.env[strictProxy] === 'on') return startBehindStrictProxy(environment);
  if (!prepared) return startPortal({ environment });
  return startProcesses({ databaseUrl: await copyDatabase(prepared), environment });
}

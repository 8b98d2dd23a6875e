import { copyDatabase } from './copy-database';
import { startPortal, type Portal } from './portal';
import { startProcesses } from './processes';
import type { RegistryHere } from './registry';

/** Environment variable with the address of a seeded PostgreSQL database; tests then run on two processes before copies of it. */
export const preparedDatabase = 'ATRIUM_PREPARED_DATABASE';

/** What a journey needs of the portal, whatever it runs on. */
export type TestedPortal = Pick<Portal, 'port' | 'operations' | 'page' | 'stop'> & RegistryHere;

/** Environment of every portal that journeys see: none of them is about what a hash costs, a quarter of a second a sign-in. */
export const tested = { ATRIUM_QUICK_HASHES: 'on' };

/** The portal as this run of the tests has it: one process on the embedded database, or two on PostgreSQL. */
export async function startTested(more?: Record<string, string>): Promise<TestedPortal> {
  const prepared = process.env[preparedDatabase];
  const environment = { ...tested, ...more };
  if (!prepared) return startPortal({ environment });
  return startProcesses({ databaseUrl: await copyDatabase(prepared), environment });
}

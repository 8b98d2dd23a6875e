import { copyDatabase } from './copy-database';
import { startPortal, type Portal } from './portal';
import { startProcesses } from './processes';
import type { RegistryHere } from './registry';

/** Environment variable with the address of a seeded PostgreSQL database; tests then run on two processes before copies of it. */
export const preparedDatabase = 'ATRIUM_PREPARED_DATABASE';

/** What a journey needs of the portal, whatever it runs on. */
export type TestedPortal = Pick<Portal, 'port' | 'page' | 'stop'> & RegistryHere;

/** The portal as this run of the tests has it: one process on the embedded database, or two on PostgreSQL. */
export async function startTested(environment?: Record<string, string>): Promise<TestedPortal> {
  const prepared = process.env[preparedDatabase];
  if (!prepared) return startPortal({ ...(environment && { environment }) });
  return startProcesses({ databaseUrl: await copyDatabase(prepared), ...(environment && { environment }) });
}

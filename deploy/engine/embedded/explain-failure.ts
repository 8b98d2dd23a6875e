import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderBroken, DataFolderBusy, DataFolderNewer, DiskFull } from '../failures';

/** The major version of PostgreSQL inside PGlite 0.5; a folder remembers the one that made it. */
const postgresVersion = 18;

/** Says in the words of the person who starts the server why the folder did not open. Always throws. */
export async function explainFailure(folder: string, error: unknown): Promise<never> {
  if (error instanceof DataFolderBusy) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  if (/ENOSPC|No space left/.test(reason)) throw new DiskFull(folder, { cause: error });
  const made = Number(await readFile(join(folder, 'database', 'PG_VERSION'), 'utf8').catch(() => postgresVersion));
  if (made > postgresVersion) throw new DataFolderNewer(`The data folder ${folder}`, made, postgresVersion);
  throw new DataFolderBroken(folder, reason, { cause: error });
}

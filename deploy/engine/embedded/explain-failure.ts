import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderBroken, DataFolderBusy, DataFolderNewer, DiskFull } from '../failures';

/** The major version of PostgreSQL inside PGlite 0.5. A data folder records the version that created it. */
const postgresVersion = 18;

/** Throws an error that explains to an operator why the folder did not open. */
export async function explainFailure(folder: string, error: unknown): Promise<never> {
  if (error instanceof DataFolderBusy) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  if (/ENOSPC|No space left/.test(reason)) throw new DiskFull(folder, { cause: error });
  const made = Number(await readFile(join(folder, 'database', 'PG_VERSION'), 'utf8').catch(() => postgresVersion));
  if (made > postgresVersion) throw new DataFolderNewer(`The data folder ${folder}`, made, postgresVersion);
  throw new DataFolderBroken(folder, reason, { cause: error });
}

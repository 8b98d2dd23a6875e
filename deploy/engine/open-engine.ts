import { openEmbedded } from './embedded/open-embedded';
import type { Engine } from './engine';
import type { EngineOptions } from './engine-options';
import { openPostgres } from './postgres/open-postgres';

/**
 * Opens the database: PostgreSQL if it has an address, otherwise PGlite embedded in the folder.
 * Rejects with `DataFolderBusy`, `DataFolderNewer`, `DataFolderBroken`, `DiskFull` or `DatabaseUnreachable`.
 */
export async function openEngine(options: EngineOptions): Promise<Engine> {
  if (options.databaseUrl) return openPostgres(options.databaseUrl, options);
  if (options.dataFolder) return openEmbedded(options.dataFolder, options);
  throw new TypeError('openEngine needs a data folder or the address of a database server.');
}

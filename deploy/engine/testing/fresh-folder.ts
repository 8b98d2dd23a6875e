import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../migrations/package-folder';
import { openEngine } from '../open-engine';
import { copyOfPrepared } from './prepared-folder';

/** A data folder with an empty database, ready to be opened. */
export function freshDataFolder(): Promise<string> {
  return copyOfPrepared({
    name: 'empty-database',
    from: embeddedVersion(),
    fill: async (folder) => (await openEngine({ dataFolder: folder })).close(),
  });
}

/** A database's files go with the program that made them. */
export function embeddedVersion(): string {
  const { dependencies } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return `pglite ${dependencies['@electric-sql/pglite']}`;
}

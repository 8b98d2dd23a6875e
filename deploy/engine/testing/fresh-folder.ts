import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../migrations/package-folder';
import { openEngine } from '../open-engine';
import { copyPreparedFolder } from './prepared-folder';

/** A new data folder with an empty database. */
export function freshDataFolder(): Promise<string> {
  return copyPreparedFolder({
    name: 'empty-database',
    source: embeddedVersion(),
    fill: async (folder) => (await openEngine({ dataFolder: folder })).close(),
  });
}

/** Database files depend on the version of PGlite that created them. */
export function embeddedVersion(): string {
  const { dependencies } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return `pglite ${dependencies['@electric-sql/pglite']}`;
}

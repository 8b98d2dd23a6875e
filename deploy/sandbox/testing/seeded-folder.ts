import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../../commands/building/fingerprint.mjs';
import { openEngine } from '../../engine';
import { embeddedVersion } from '../../engine/testing/fresh-folder';
import { copyPreparedFolder } from '../../engine/testing/prepared-folder';
import { postgresVersion, startPostgres } from '../../engine/testing/start-postgres';
import type { SandboxOptions } from '../options';
import { openBackend } from '../sandbox';

type Setting = Omit<SandboxOptions, 'engine'>;

/** A data folder seeded by a sandbox with these options: migrated, with its accounts and teams. */
export function seededFolder(setting: Setting): Promise<string> {
  return copyPreparedFolder({
    ...recipe('sandbox', embeddedVersion(), setting),
    fill: (folder) => seed({ dataFolder: folder }, setting),
  });
}

/** The same for `startPostgres`. */
export function seededPostgres(setting: Setting): Promise<string> {
  return copyPreparedFolder({
    ...recipe('sandbox-postgres', postgresVersion(), setting),
    fill: async (folder) => {
      const server = await startPostgres();
      await seed({ databaseUrl: server.url }, setting);
      await server.shutDown();
      cpSync(server.data, join(folder, 'data'), { recursive: true });
      await server.stop();
    },
  });
}

function recipe(name: string, database: string, { merchants, clock, passwordCost }: Setting) {
  return {
    name: [name, ...merchants.all.map(({ code }) => code)].join('-'),
    source: JSON.stringify([database, fingerprint('deploy'), merchants.all, clock?.(), passwordCost]),
  };
}

async function seed(database: Parameters<typeof openEngine>[0], setting: Setting): Promise<void> {
  const engine = await openEngine(database);
  await openBackend({ ...setting, engine });
  await engine.close();
}

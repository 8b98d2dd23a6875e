import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../../commands/building/fingerprint.mjs';
import { openEngine } from '../../engine';
import { embeddedVersion, freshDataFolder } from '../../engine/testing/fresh-folder';
import { copyPreparedFolder } from '../../engine/testing/prepared-folder';
import { postgresVersion, startPostgres } from '../../engine/testing/start-postgres';
import { demoMerchants, loadMerchants } from '../../merchants';
import type { SandboxOptions } from '../options';
import { openBackend } from '../sandbox';

type Setting = Omit<SandboxOptions, 'engine'>;

/**
 * A data folder seeded by a sandbox with these options: migrated, with its accounts and teams. The demo merchants are
 * seeded with their usual settings, so that tests which change a setting share the folder.
 */
export function seededFolder(given: Setting): Promise<string> {
  const setting = withUsualSettings(given);
  return copyPreparedFolder({
    ...recipe('sandbox', embeddedVersion(), setting),
    fill: async (folder) => {
      // creating a database takes longer than seeding one
      const empty = await freshDataFolder();
      cpSync(empty, folder, { recursive: true });
      rmSync(empty, { recursive: true });
      await seed({ dataFolder: folder }, setting);
    },
  });
}

/** The same for `startPostgres`. */
export function seededPostgres(given: Setting): Promise<string> {
  const setting = withUsualSettings(given);
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

function withUsualSettings({ merchants, ...setting }: Setting): Setting {
  const codes = new Set(merchants.all.map(({ code }) => code));
  return { ...setting, merchants: loadMerchants(demoMerchants.filter(({ code }) => codes.has(code))) };
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

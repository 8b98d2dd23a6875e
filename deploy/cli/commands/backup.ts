import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { keepFolderPrivate, openEngine, restoreBackup } from '../../engine';
import { StartRefused } from '../../server/start-refused';
import type { CliCommand } from './cli-command';

export const backup: CliCommand = {
  parameters: ['FILE'],
  about: 'write the whole database into a file; the portal may run meanwhile',
  options: [],
  run: async ({ ask, args: [name = ''] }) => {
    const file = resolve(name);
    const { archive } = await ask('backup', {});
    const content = Buffer.from(archive, 'base64');
    // Readable by its owner only, because it holds accounts. An existing file is not overwritten.
    await writeFile(file, content, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
      throw new StartRefused(`${file} cannot be written: ${String(error)}`);
    });
    return {
      text: `${file} holds the database, ${content.length} bytes. Keys and tokens of the data folder are not in it.`,
      data: { file, bytes: content.length },
    };
  },
};

export const restore: CliCommand = {
  parameters: ['FILE'],
  about: 'restore a backup into an empty data folder, or into the database of DATABASE_URL; stop the portal first',
  options: [],
  run: async ({ location: { databaseUrl, dataFolder }, args: [name = ''] }) => {
    const file = resolve(name);
    const archive = await readFile(file).catch((error: unknown) => {
      throw new StartRefused(`${file} cannot be read: ${String(error)}`);
    });
    await keepFolderPrivate(dataFolder);
    const engine = await openEngine(databaseUrl === undefined ? { dataFolder } : { databaseUrl });
    try {
      const { madeAt, schemas } = await restoreBackup(engine, archive);
      const text = `Restored the backup of ${madeAt}: ${Object.keys(schemas).join(', ')}.`;
      return { text, data: { madeAt, schemas } };
    } finally {
      await engine.close();
    }
  },
};

import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { keepFolderPrivate, openEngine, restoreBackup } from '../../engine';
import { StartRefused } from '../../server/start-refused';
import type { CliCommand } from './cli-command';

export const backup: CliCommand = {
  parameters: ['FILE'],
  about: 'write all that the database holds into a file, also while the portal runs',
  options: [],
  run: async ({ ask, args: [name = ''] }) => {
    const file = resolve(name);
    const { archive } = await ask('backup', {});
    const content = Buffer.from(archive, 'base64');
    // For its owner alone: it holds accounts. One that is there already is not written over.
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
  about: 'fill an empty data folder, or the database DATABASE_URL names, from a backup; the portal stands still',
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
      const text = `What was backed up at ${madeAt} is back: ${Object.keys(schemas).join(', ')}.`;
      return { text, data: { madeAt, schemas } };
    } finally {
      await engine.close();
    }
  },
};

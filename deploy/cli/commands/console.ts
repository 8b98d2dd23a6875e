import { existsSync, readFileSync } from 'node:fs';
import { readFolderLock } from '../../engine';
import { operatorTokenFile } from '../../registry';
import { StartRefused } from '../../server/start-refused';
import type { CliCommand } from './cli-command';

/** For whoever may read the data folder, who is the operator by that. */
export const console: CliCommand = {
  parameters: [],
  about: 'where the operators’ page is, and the token to sign in with',
  options: [],
  run: async ({ location: { dataFolder, databaseUrl } }) => {
    const file = operatorTokenFile(dataFolder);
    if (databaseUrl !== undefined || !existsSync(file))
      throw new StartRefused(
        'There is no operator’s token here: only a server on an embedded database has one, in its data folder. Make ' +
          'one to sign in to the console with, by name and for a time: atrium tokens issue NAME --operator',
      );
    const address = `${(await readFolderLock(dataFolder))?.address ?? 'http://localhost:5400'}/console`;
    const token = readFileSync(file, 'utf8').trim();
    const text = [`Console:  ${address}`, `Token:    ${token}`, '', 'Whoever has it may change everything here.'];
    return { text: text.join('\n'), data: { address, token } };
  },
};

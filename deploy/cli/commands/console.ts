import { existsSync, readFileSync } from 'node:fs';
import { readFolderLock } from '../../engine';
import { operatorTokenFile } from '../../registry';
import { StartRefused } from '../../server/start-refused';
import type { CliCommand } from './cli-command';

/** Read access to the data folder makes an operator. */
export const console: CliCommand = {
  parameters: [],
  about: 'print the address of the operators’ page and the token to sign in with',
  options: [],
  run: async ({ location: { dataFolder, databaseUrl } }) => {
    const file = operatorTokenFile(dataFolder);
    if (databaseUrl !== undefined || !existsSync(file))
      throw new StartRefused(
        'There is no operator’s token here: only a server with an embedded database has one, in its data folder. Issue ' +
          'a personal token to sign in to the console: atrium tokens issue NAME --operator',
      );
    const address = `${(await readFolderLock(dataFolder))?.address ?? 'http://localhost:5400'}/console`;
    const token = readFileSync(file, 'utf8').trim();
    const text = [
      `Console:  ${address}`,
      `Token:    ${token}`,
      '',
      'This token may change everything here: keep it secret.',
    ];
    return { text: text.join('\n'), data: { address, token } };
  },
};

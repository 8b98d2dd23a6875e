import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { newSigningKey, readSigner } from '../../registry';
import type { CliCommand } from './cli-command';

export const key: CliCommand = {
  parameters: ['FILE', '[NAME]'],
  about: 'create a private key for signing releases, or print the public key of an existing one; NAME is the team',
  options: [],
  run: async ({ args: [name = '', team = 'team'] }) => {
    const file = resolve(name);
    const made = !existsSync(file);
    if (made) writeFileSync(file, newSigningKey(), { mode: 0o600, flag: 'wx' });
    const { publicKey } = readSigner(file);
    const text = [
      `${made ? 'Created the' : 'Found a'} private key ${file}. Keep it secret, and set ATRIUM_SIGNING_KEY=${file}`,
      'The operator adds this line, with the remotes of the team, to the trusted keys of every gateway:',
      '',
      `${team} ${publicKey} REMOTE,REMOTE`,
      '',
      'Without a list of remotes, the key is trusted for all of them, and for channels.',
    ].join('\n');
    return { text, data: { file, made, publicKey } };
  },
};

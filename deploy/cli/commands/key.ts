import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { newSigningKey, readSigner } from '../../registry';
import type { CliCommand } from './cli-command';

export const key: CliCommand = {
  parameters: ['FILE', '[NAME]'],
  about: 'make a private key to sign releases with, or show the public one of a file; NAME is the team’s',
  options: [],
  run: async ({ args: [name = '', team = 'team'] }) => {
    const file = resolve(name);
    const made = !existsSync(file);
    if (made) writeFileSync(file, newSigningKey(), { mode: 0o600, flag: 'wx' });
    const { publicKey } = readSigner(file);
    const text = [
      `${made ? 'Made' : 'There is'} a private key in ${file}. Keep it to yourself; set ATRIUM_SIGNING_KEY=${file}`,
      'The operator adds this line to the trusted keys of every gateway, with the remotes it is for:',
      '',
      `${team} ${publicKey} REMOTE,REMOTE`,
    ].join('\n');
    return { text, data: { file, made, publicKey } };
  },
};

import { resolve } from 'node:path';
import { publishFolder } from '../connecting/publish-folder';
import type { CliCommand } from './cli-command';

export const publish: CliCommand = {
  parameters: ['FOLDER'],
  about: 'publish the build in a folder, such as remote-lobby/dist',
  options: [],
  run: async ({ ask, signer, args: [folder = ''] }) => {
    const published = await publishFolder(ask, resolve(folder), signer());
    const { remote, id, outcome } = published;
    const text = `${remote} ${id} ${outcome === 'published' ? 'is published' : 'is already published'}`;
    return { text, data: published };
  },
};

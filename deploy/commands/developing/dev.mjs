import { join } from 'node:path';
import { loadTypeScript } from '@atrium/bundling/load-typescript';
import { root } from '../root.mjs';
import { devOptions } from './options.mjs';
import { overrideToken } from './override-token.mjs';
import { runningPortal } from './running-portal.mjs';

/** @param {string[]} args */
export async function dev(args) {
  const options = devOptions(args);
  if ('help' in options) return console.log(options.help);
  const portal = await runningPortal(options);
  const { developRemote } = await loadTypeScript(root, join(root, 'shared/bundling/index.ts'));
  const token = process.env.ATRIUM_TOKEN ?? (await overrideToken(options.data));
  await developRemote({ root, folder: options.folder, portal, token });
}

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildChanged } from '../building/build-changed.mjs';
import { root } from '../root.mjs';

/** @param {string[]} args */
export async function atrium(args) {
  await buildChanged(['deploy']);
  const program = join(root, 'deploy/dist/cli.mjs');
  process.argv = [process.execPath, program, ...args];
  await import(pathToFileURL(program).href);
}

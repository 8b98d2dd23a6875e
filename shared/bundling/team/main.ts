import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ReleaseManifest } from '@atrium/contract';
import { buildRemote } from '../build-application';
import { developRemote } from '../developing/develop-remote';
import { bundlingCommand } from './command';

try {
  const asked = bundlingCommand(process.argv.slice(2), process.env);
  const folder = process.cwd();
  if ('print' in asked) console.log(asked.print);
  else if (asked.command === 'dev')
    await developRemote({ root: folder, folder, portal: asked.portal, token: process.env['ATRIUM_TOKEN'] });
  else {
    await buildRemote(folder, folder);
    console.log(nameOfBuild(folder));
  }
} catch (error) {
  console.error(`\n${stripVTControlCharacters(error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
}

/** The build to check and publish. */
function nameOfBuild(folder: string): string {
  const { remote, version, id } = JSON.parse(
    readFileSync(join(folder, 'dist/release.json'), 'utf8'),
  ) as ReleaseManifest;
  return `${remote} ${version} (${id}) is in dist/`;
}

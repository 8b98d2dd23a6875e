import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Where the command finds the registry: the folder of a running portal, or the database of several. */
export interface RegistryHere {
  data?: string;
  databaseUrl?: string;
}

/** Carries out `atrium WORDS --json` as a person does. Resolves with what it says. */
export async function atrium<Said>(words: string[], { data, databaseUrl }: RegistryHere): Promise<Said> {
  const place = data === undefined ? [] : ['--data', data];
  const { stdout } = await run(process.execPath, ['deploy/dist/cli.mjs', ...words, '--json', ...place], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl ?? '' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Said;
}

/** A token of somebody who may publish and promote these remotes. */
export async function tokenFor(remotes: string[], where: RegistryHere): Promise<string> {
  const words = ['tokens', 'issue', 'proof', '--remotes', remotes.join(',')];
  return (await atrium<{ token: string }>(words, where)).token;
}

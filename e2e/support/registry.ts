import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Location of the registry: data folder of a running portal, or a database. */
export interface RegistryLocation {
  data?: string;
  databaseUrl?: string;
}

/** Runs `atrium ARGS --json` and resolves with its result. */
export async function atrium<Result>(args: string[], { data, databaseUrl }: RegistryLocation): Promise<Result> {
  const location = data === undefined ? [] : ['--data', data];
  const { stdout } = await run(process.execPath, ['deploy/dist/cli.mjs', ...args, '--json', ...location], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl ?? '' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Result;
}

/** Issues a token that may publish and promote these remotes. */
export async function tokenFor(remotes: string[], where: RegistryLocation): Promise<string> {
  const args = ['tokens', 'issue', 'proof', '--remotes', remotes.join(',')];
  return (await atrium<{ token: string }>(args, where)).token;
}

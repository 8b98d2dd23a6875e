import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Names of the remotes of this repository, built or not, sorted. */
export function remoteNames(): string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('remote-') && existsSync(join(root, name, 'remote.config.ts')))
    .map((name) => name.replace('remote-', ''))
    .sort();
}

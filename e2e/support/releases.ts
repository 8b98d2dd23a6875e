import type { Descriptor } from '@atrium/contract';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

interface Manifest {
  id: string;
  entry: string;
  expose: string[];
  /** Files of each view. */
  views: Record<string, string[]>;
  descriptor: Descriptor;
  files: Record<string, { integrity: string }>;
}

/** Names of the remotes with a build in this repository, sorted. */
export function builtRemotes(): string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('remote-') && existsSync(join(root, name, 'dist/release.json')))
    .map((name) => name.replace('remote-', ''))
    .sort();
}

/** The built release of a remote or of the host; the portal under test serves it. */
export function releaseOf(remote: string): Manifest {
  return JSON.parse(readFileSync(join(builtFolder(remote), 'release.json'), 'utf8')) as Manifest;
}

/** Folder of its build. */
export function builtFolder(remote: string): string {
  return join(root, remote === 'host' ? 'host/dist' : `remote-${remote}/dist`);
}

/** The scripts of a release. */
export function scriptsOf(remote: string): string[] {
  return Object.keys(releaseOf(remote).files).filter((name) => name.endsWith('.js'));
}

/** The integrity of a file in its release manifest. */
export function integrityIn(remote: string, file: string): string {
  const found = releaseOf(remote).files[file];
  if (found === undefined) throw new Error(`The release of ${remote} has no ${file}`);
  return found.integrity;
}

/** A script of a release by its name without the hash. */
export function scriptOf(remote: string, name: string): string {
  const found = scriptsOf(remote).find((file) => file.startsWith(`${name}.`));
  if (found === undefined) throw new Error(`The release of ${remote} has no ${name}`);
  return found;
}

/** Matches the addresses of a release's files with names that start with `name`. */
export function fileAddress(remote: string, name: string): RegExp {
  return new RegExp(`^/r/${remote}/${name.replaceAll('.', String.raw`\.`)}`);
}

export function integrityOf(body: string | Buffer): string {
  return `sha256-${createHash('sha256').update(body).digest('base64')}`;
}

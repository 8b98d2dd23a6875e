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

/** The remotes that are built here, whichever they are. */
export function builtRemotes(): string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('remote-') && existsSync(join(root, name, 'dist/release.json')))
    .map((name) => name.replace('remote-', ''))
    .sort();
}

/** The release of a remote, or of the host, that the portal under test serves. */
export function releaseOf(remote: string): Manifest {
  return JSON.parse(readFileSync(join(builtFolder(remote), 'release.json'), 'utf8')) as Manifest;
}

/** Where its build left it. */
export function builtFolder(remote: string): string {
  return join(root, remote === 'host' ? 'host/dist' : `remote-${remote}/dist`);
}

/** The scripts of a release. */
export function scriptsOf(remote: string): string[] {
  return Object.keys(releaseOf(remote).files).filter((name) => name.endsWith('.js'));
}

/** The hash a release was built with for one of its files. */
export function integrityIn(remote: string, file: string): string {
  const found = releaseOf(remote).files[file];
  if (found === undefined) throw new Error(`The release of ${remote} has no ${file}`);
  return found.integrity;
}

/** A release's file by the beginning of its name. */
export function scriptOf(remote: string, name: string): string {
  const found = scriptsOf(remote).find((file) => file.startsWith(`${name}.`));
  if (found === undefined) throw new Error(`The release of ${remote} has no ${name}`);
  return found;
}

/** Where files of releases are served that begin so. */
export function served(remote: string, name: string): RegExp {
  return new RegExp(`^/r/${remote}/${name.replaceAll('.', String.raw`\.`)}`);
}

export function integrityOf(body: string | Buffer): string {
  return `sha256-${createHash('sha256').update(body).digest('base64')}`;
}

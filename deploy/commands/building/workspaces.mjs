import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** The packages that teams install: packed from several workspaces, built like one. */
export const packages = 'packages';

/** Sources of a team's programs and libraries. */
const packed = [
  'deploy/cli',
  'deploy/commands/packing',
  'deploy/registry',
  'shared/api',
  'shared/bundling',
  'shared/contract',
  'shared/ui',
];

/** What is built, in order: the host, each remote, the operators' page, the services, then the packages for teams. */
export function buildable() {
  const remotes = readdirSync(root)
    .filter((name) => name.startsWith('remote-') && existsSync(join(root, name, 'remote.config.ts')))
    .sort();
  const host = ['main.ts', 'main.tsx'].some((file) => existsSync(join(root, 'host/src', file))) ? ['host'] : [];
  return [...host, ...remotes, 'deploy/console', 'deploy', packages];
}

/**
 * The folder of a workspace and those of the workspaces it is built from.
 * @param {string} folder below the root
 * @returns {string[]} below the root, sorted
 */
export function sourceFolders(folder) {
  if (folder === packages) return packed;
  const places = packagePlaces();
  const found = new Set(['shared/bundling', folder]);
  for (const place of found) {
    const { dependencies = {}, peerDependencies = {} } = readPackage(place);
    for (const name of [...Object.keys(dependencies), ...Object.keys(peerDependencies)]) {
      const dependency = places.get(name);
      if (dependency) found.add(dependency);
    }
  }
  return [...found].sort();
}

/** @returns {Map<string, string>} folder of each workspace by its package name */
function packagePlaces() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = readPackage('.');
  return new Map(workspaces.map((place) => [readPackage(place).name, place]));
}

/**
 * @param {string} place
 * @returns {any}
 */
function readPackage(place) {
  return JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8'));
}

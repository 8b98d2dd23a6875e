import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** @type {Map<string, string> | undefined} */
let versions;

/**
 * The range a packed package depends on: the version this repository is tested with, or a later one of the same major.
 * @param {string} name
 * @throws when no workspace names the package
 */
export function rangeOf(name) {
  versions ??= new Map(workspaces().flatMap(versionsIn));
  const version = versions.get(name);
  if (version === undefined)
    throw new Error(`${name} is a dependency of a packed package, but no workspace depends on it.`);
  return `^${version}`;
}

/** @returns {any[]} their package.json */
function workspaces() {
  const { workspaces: places } = readPackage('.');
  return places.map(readPackage);
}

/**
 * @param {any} workspace
 * @returns {[name: string, version: string][]}
 */
function versionsIn({ name, version, dependencies = {}, peerDependencies = {}, devDependencies = {} }) {
  return [...Object.entries({ ...devDependencies, ...peerDependencies, ...dependencies }), [name, version]];
}

/** @param {string} place */
function readPackage(place) {
  return JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8'));
}

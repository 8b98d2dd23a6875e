import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { packages, sourceFolders } from './workspaces.mjs';

const neverBuilt = new Set(['node_modules', 'dist', 'reports', 'test-results']);
const ignoredFolders = new Set([...neverBuilt, 'testing']);
const ignoredFiles = /\.test\.tsx?$|\.md$/;

/**
 * A hash of everything that a workspace's build depends on: sources, installed packages, the major version of Node.
 * @param {string} folder below the root
 */
export function fingerprint(folder) {
  const hash = createHash('sha256').update(process.version.split('.')[0] ?? '');
  // test doubles ship with the packages they double
  const ignored = folder === packages ? neverBuilt : ignoredFolders;
  for (const path of [
    'package-lock.json',
    'package.json',
    ...sourceFolders(folder).flatMap((place) => [...sources(place, ignored)]),
  ]) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex').slice(0, 20);
}

/**
 * @param {string} place
 * @param {Set<string>} ignored names of folders
 * @returns {Generator<string>}
 */
function* sources(place, ignored) {
  const entries = readdirSync(join(root, place), { withFileTypes: true }).sort((one, other) =>
    one.name < other.name ? -1 : 1,
  );
  for (const entry of entries) {
    const path = `${place}/${entry.name}`;
    if (entry.isDirectory() && !ignored.has(entry.name)) yield* sources(path, ignored);
    else if (entry.isFile() && !ignoredFiles.test(entry.name)) yield path;
  }
}

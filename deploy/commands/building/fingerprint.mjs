import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { sourceFolders } from './workspaces.mjs';

const ignoredFolders = new Set(['node_modules', 'dist', 'reports', 'test-results', 'testing']);
const ignoredFiles = /\.test\.tsx?$|\.md$/;

/**
 * A hash of all that a workspace's build depends on: sources, the packages installed, the Node that builds.
 * @param {string} folder below the root
 */
export function fingerprint(folder) {
  const hash = createHash('sha256').update(process.version.split('.')[0] ?? '');
  for (const path of [
    'package-lock.json',
    'package.json',
    ...sourceFolders(folder).flatMap((place) => [...sources(place)]),
  ]) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex').slice(0, 20);
}

/**
 * @param {string} place
 * @returns {Generator<string>}
 */
function* sources(place) {
  const entries = readdirSync(join(root, place), { withFileTypes: true }).sort((one, other) =>
    one.name < other.name ? -1 : 1,
  );
  for (const entry of entries) {
    const path = `${place}/${entry.name}`;
    if (entry.isDirectory() && !ignoredFolders.has(entry.name)) yield* sources(path);
    else if (entry.isFile() && !ignoredFiles.test(entry.name)) yield path;
  }
}

import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';
import { packages } from './workspaces.mjs';

/**
 * Whether a workspace's `dist/` was built from these sources and is complete.
 * @param {string} folder
 * @param {string} print
 */
export function isBuilt(folder, print) {
  return readStamp(folder) === print && isComplete(folder);
}

/**
 * @param {string} folder
 * @param {string} print
 */
export function recordBuilt(folder, print) {
  mkdirSync(dirname(stampPath(folder)), { recursive: true });
  writeFileSync(stampPath(folder), print);
}

/** @param {string} folder */
function isComplete(folder) {
  if (folder === packages) return existsSync(join(root, 'deploy/dist/packages/index.json'));
  const dist = join(root, folder, 'dist');
  if (folder === 'deploy') return existsSync(join(dist, 'server.mjs'));
  try {
    /** @type {{ files: Record<string, { bytes: number }> }} */
    const { files } = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8'));
    return Object.entries(files).every(([name, { bytes }]) => statSync(join(dist, name)).size === bytes);
  } catch {
    return false;
  }
}

/** @param {string} folder */
function readStamp(folder) {
  return existsSync(stampPath(folder)) ? readFileSync(stampPath(folder), 'utf8') : undefined;
}

/** @param {string} folder */
function stampPath(folder) {
  return join(root, '.cache/builds', folder.replaceAll('/', '_'));
}

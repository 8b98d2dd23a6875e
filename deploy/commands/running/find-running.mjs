import { join } from 'node:path';
import { loadTypeScript } from '@atrium/bundling/load-typescript';
import { root } from '../root.mjs';

/**
 * The process that uses a data folder, according to the engine's lock file.
 * @param {string} data absolute
 * @returns {Promise<{ pid: number, address?: string } | undefined>}
 */
export async function findRunning(data) {
  const { readFolderLock } = await loadTypeScript(root, join(root, 'deploy/engine/embedded/folder-lock.ts'));
  return readFolderLock(data);
}

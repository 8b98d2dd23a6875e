import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadTypeScript } from '@atrium/bundling/load-typescript';
import { root } from '../root.mjs';

/**
 * The token with which this machine uploads builds to the portal of a data folder; undefined if the folder has none.
 * @param {string} data absolute
 * @returns {Promise<string | undefined>}
 */
export async function overrideToken(data) {
  const { overrideTokenFile } = await loadTypeScript(root, join(root, 'deploy/registry/tokens/override-token.ts'));
  return readFile(overrideTokenFile(data), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
}

import { join } from 'node:path';
import { loadTypeScript } from '@atrium/bundling/load-typescript';
import { buildable } from '../building/workspaces.mjs';
import { root } from '../root.mjs';

/**
 * The descriptor and titles of every remote, read from `remote.config.ts` and the locale files: no build is needed.
 * @returns {Promise<{ descriptor: import('@atrium/contract').Descriptor, titles: Record<string, Record<string, string>> }[]>}
 */
export async function describedRemotes() {
  const { readTitles } = await loadTypeScript(root, join(root, 'shared/bundling/release/titles.ts'));
  const folders = buildable().filter((name) => name.startsWith('remote-'));
  return Promise.all(
    folders.map(async (folder) => {
      const { default: descriptor } = await loadTypeScript(root, join(root, folder, 'remote.config.ts'));
      return { descriptor, titles: readTitles(join(root, folder), descriptor) };
    }),
  );
}

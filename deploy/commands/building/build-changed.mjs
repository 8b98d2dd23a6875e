import { join } from 'node:path';
import { loadTypeScript } from '@atrium/bundling/load-typescript';
import { root } from '../root.mjs';
import { step } from '../running/steps.mjs';
import { isBuilt, recordBuilt } from './cache.mjs';
import { pack } from '../packing/pack.mjs';
import { fingerprint } from './fingerprint.mjs';
import { packages } from './workspaces.mjs';

/**
 * Builds the workspaces with sources that changed since their last build.
 * @param {string[]} folders below the root
 * @param {{ force?: boolean }} [options]
 */
export async function buildChanged(folders, { force = false } = {}) {
  const changed = folders
    .map((folder) => ({ folder, print: fingerprint(folder) }))
    .filter(({ folder, print }) => force || !isBuilt(folder, print));
  if (changed.length === 0) return;
  const bundling = await loadTypeScript(root, join(root, 'shared/bundling/index.ts'));
  for (const { folder, print } of changed) {
    await step(`Build ${folder}`, async () => {
      if (folder === packages) return pack(bundling);
      if (folder !== 'deploy') return bundling.buildApplication(root, folder);
      const { absent } = await bundling.bundleServices(join(root, folder));
      return absent.length > 0 ? `without ${absent.join(', ')}: no source yet` : undefined;
    });
    recordBuilt(folder, print);
  }
}

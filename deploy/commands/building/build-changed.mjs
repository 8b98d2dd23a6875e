import { join } from 'node:path';
import { loadTypeScript } from '@atrium/bundling/load-typescript';
import { root } from '../root.mjs';
import { step } from '../running/steps.mjs';
import { isBuilt, recordBuilt } from './cache.mjs';
import { pack } from '../packing/pack.mjs';
import { fingerprint } from './fingerprint.mjs';
import { packages } from './workspaces.mjs';

/**
 * Builds those of the workspaces whose sources have changed since their last build.
 * @param {string[]} folders below the root
 * @param {{ force?: boolean }} [options]
 */
export async function buildChanged(folders, { force = false } = {}) {
  const stale = folders
    .map((folder) => ({ folder, print: fingerprint(folder) }))
    .filter(({ folder, print }) => force || !isBuilt(folder, print));
  if (stale.length === 0) return;
  const bundling = await loadTypeScript(root, join(root, 'shared/bundling/index.ts'));
  for (const { folder, print } of stale) {
    await step(`Build ${folder}`, async () => {
      if (folder === packages) return pack(bundling);
      if (folder !== 'deploy') return bundling.buildApplication(root, folder);
      const { absent } = await bundling.bundleServices(join(root, folder));
      return absent.length > 0 ? `without ${absent.join(', ')}: no source yet` : undefined;
    });
    recordBuilt(folder, print);
  }
}

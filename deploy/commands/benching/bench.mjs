import { join } from 'node:path';
import { loadTypeScript } from '@atrium/bundling/load-typescript';
import { buildChanged } from '../building/build-changed.mjs';
import { buildable } from '../building/workspaces.mjs';
import { root } from '../root.mjs';

/** @param {string[]} options those of `e2e/bench/options.ts` */
export async function bench(options) {
  if (!options.includes('--help')) await buildChanged(buildable());
  const { bench: measure } = await loadTypeScript(root, join(root, 'e2e/bench/bench.ts'));
  await measure(options);
}

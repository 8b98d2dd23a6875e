import { join } from 'node:path';
import { loadTypeScript } from '@atrium/bundling/load-typescript';
import { buildChanged } from '../building/build-changed.mjs';
import { buildable } from '../building/workspaces.mjs';
import { root } from '../root.mjs';

/** What is measured, by the word that is typed first: what federation costs when none is. */
const benches = new Map([
  ['accounts', 'accounts/bench-accounts.ts'],
  ['gateway', 'gateway/bench-gateway.ts'],
]);

/** @param {string[]} options a word of those with its options, or the options of `e2e/bench/options.ts` */
export async function bench(options) {
  const [word = '', ...rest] = options;
  const named = benches.get(word);
  const [file, own] = named ? [named, rest] : ['bench.ts', options];
  if (!options.includes('--help')) await buildChanged(buildable());
  const { bench: measure } = await loadTypeScript(root, join(root, 'e2e/bench', file));
  await measure(own);
}

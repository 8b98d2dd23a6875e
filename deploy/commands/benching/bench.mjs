import { join } from 'node:path';
import { loadTypeScript } from '@atrium/bundling/load-typescript';
import { buildChanged } from '../building/build-changed.mjs';
import { buildable } from '../building/workspaces.mjs';
import { root } from '../root.mjs';

/** The benches besides the default one, which measures the cost of federation: file by name. */
const benches = new Map([
  ['accounts', 'accounts/bench-accounts.ts'],
  ['content', 'content/bench-content.ts'],
  ['gateway', 'gateway/bench-gateway.ts'],
  ['lobby', 'lobby/bench-lobby.ts'],
  ['lottery', 'lottery/bench-lottery.ts'],
  ['merchants', 'merchants/bench-merchants.ts'],
  ['player', 'player/bench-player.ts'],
  ['record', 'record/bench-record.ts'],
  ['team', 'team/bench-team.ts'],
]);

/** Benches of the sandbox alone, which need no build. */
const withoutPortal = new Set(['record', 'team']);

/** @param {string[]} options the name of a bench with its options, or the options of `e2e/bench/options.ts` */
export async function bench(options) {
  const [name = '', ...rest] = options;
  const named = benches.get(name);
  const [file, own] = named ? [named, rest] : ['bench.ts', options];
  if (!options.includes('--help') && !withoutPortal.has(name)) await buildChanged(buildable());
  const { bench: measure } = await loadTypeScript(root, join(root, 'e2e/bench', file));
  await measure(own);
}

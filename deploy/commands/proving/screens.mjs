import { join } from 'node:path';
import { loadTypeScript } from '@atrium/bundling/load-typescript';
import { buildChanged } from '../building/build-changed.mjs';
import { buildable } from '../building/workspaces.mjs';
import { root } from '../root.mjs';

/** @param {string[]} options those of `e2e/screens/take-screens.ts` */
export async function screens(options) {
  await buildChanged(buildable());
  const { takeScreens } = await loadTypeScript(root, join(root, 'e2e/screens/take-screens.ts'));
  await takeScreens(options);
}

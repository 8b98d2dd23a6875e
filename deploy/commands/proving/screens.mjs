import { join } from 'node:path';
import { loadTypeScript } from '@atrium/bundling/load-typescript';
import { buildChanged } from '../building/build-changed.mjs';
import { buildable } from '../building/workspaces.mjs';
import { root } from '../root.mjs';
import { CommandError } from '../running/steps.mjs';

/** @param {string[]} args those of `e2e/screens/options.ts` */
export async function screens(args) {
  const { screenOptions } = await loadTypeScript(root, join(root, 'e2e/screens/options.ts'));
  const options = screenOptions(args);
  if ('help' in options) return console.log(options.help);
  if ('fault' in options) throw new CommandError(options.fault);
  await buildChanged(buildable());
  if (options.engines) {
    const { takeInEngines } = await loadTypeScript(root, join(root, 'e2e/screens/take-in-engines.ts'));
    return takeInEngines(options);
  }
  const { takeScreens } = await loadTypeScript(root, join(root, 'e2e/screens/take-screens.ts'));
  await takeScreens(options);
}

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadTypeScript } from '@atrium/bundling/load-typescript';
import { buildChanged } from '../building/build-changed.mjs';
import { root } from '../root.mjs';
import { openInBrowser } from '../starting/open-in-browser.mjs';
import { installChromiumWhenNeeded } from '../testing/install-chromium.mjs';
import { describedRemotes } from './described-remotes.mjs';

/**
 * Builds only the host, then checks it with stubs of the remotes, or serves it with them until Ctrl-C.
 * @param {string[]} args `--open`, `--port N`
 */
export async function smoke(args) {
  const { values } = parseArgs({
    args,
    options: { open: { type: 'boolean' }, port: { type: 'string', default: '0' } },
  });
  await buildChanged(['host']);
  const remotes = await describedRemotes();
  const { smoke: check, serveSmoke } = await loadTypeScript(root, join(root, 'e2e/smoke/smoke.ts'));
  if (values.open) {
    const { everything, nothing } = await serveSmoke({ root, remotes, port: Number(values.port) });
    console.log(`\nThe host with stubs, and a panel at the lower left. Ctrl-C stops it.`);
    console.log(`  everything on   ${everything}\n  everything off  ${nothing}`);
    openInBrowser(everything);
    return;
  }
  await installChromiumWhenNeeded();
  console.log(`\nThe host with stubs of ${remotes.length} remotes`);
  if (!(await check({ root, remotes, print: console.log }))) process.exitCode = 1;
}

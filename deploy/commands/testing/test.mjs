import { parseArgs } from 'node:util';
import { buildChanged } from '../building/build-changed.mjs';
import { buildable } from '../building/workspaces.mjs';
import { closingLine, sum } from './counts.mjs';
import { installChromiumWhenNeeded } from './install-chromium.mjs';
import { installEnginesWhenNeeded } from './install-engines.mjs';
import { runAllTests } from './run-all.mjs';
import { withScratchFolder } from './scratch-folder.mjs';

/**
 * Runs every test. A run without a passed test is a failure: the tests were not found.
 * @param {string[]} args `--on-newer-node` also runs the server's unit tests on the image's Node
 */
export async function test(args) {
  const { values } = parseArgs({ args, options: { 'on-newer-node': { type: 'boolean', default: false } } });
  await installChromiumWhenNeeded();
  await installEnginesWhenNeeded();
  await buildChanged(buildable());
  const total = sum(await withScratchFolder(() => runAllTests({ onNewerNode: values['on-newer-node'] })));
  console.log(`\n${closingLine(total)}`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
}

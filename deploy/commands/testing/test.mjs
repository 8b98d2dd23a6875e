import { buildChanged } from '../building/build-changed.mjs';
import { buildable } from '../building/workspaces.mjs';
import { closingLine, sum } from './counts.mjs';
import { installChromiumWhenNeeded } from './install-chromium.mjs';
import { installEnginesWhenNeeded } from './install-engines.mjs';
import { runAllTests } from './run-all.mjs';
import { withScratchFolder } from './scratch-folder.mjs';

/** A run without a single passed test is a failure: something kept the tests from being found. */
export async function test() {
  await installChromiumWhenNeeded();
  await installEnginesWhenNeeded();
  await buildChanged(buildable());
  const total = sum(await withScratchFolder(runAllTests));
  console.log(`\n${closingLine(total)}`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
}

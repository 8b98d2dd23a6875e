// npm test: every test, from a fresh clone: installs, builds and finds a browser as needed. Reports go to reports/.
import { command } from './running/steps.mjs';
import { installWhenNeeded } from './installing/install.mjs';

await command(async () => {
  await installWhenNeeded();
  const { installChromiumWhenNeeded } = await import('./testing/install-chromium.mjs');
  const { buildChanged } = await import('./building/build-changed.mjs');
  const { buildable } = await import('./building/workspaces.mjs');
  const { runAllTests } = await import('./testing/run-all.mjs');
  const { closingLine, sum } = await import('./testing/counts.mjs');

  await installChromiumWhenNeeded();
  await buildChanged(buildable());
  const total = sum(await runAllTests());
  console.log(`\n${closingLine(total)}`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
});

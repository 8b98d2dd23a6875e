// npm run typecheck: every workspace, in two runs of the compiler, one for pages and one for servers.
import { runNode } from './running/processes.mjs';
import { withPackages } from './installing/with-packages.mjs';

await withPackages(async () => {
  for (const preset of ['browser', 'node']) {
    const args = ['node_modules/typescript/bin/tsc', '--project', `shared/bundling/tsconfig.${preset}.json`];
    if ((await runNode(args)) !== 0) process.exitCode = 1;
  }
});

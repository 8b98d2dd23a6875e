import { runNode } from '../running/processes.mjs';

/** Checks the types of every workspace in two runs of the compiler: one for pages, one for servers. */
export async function typecheck() {
  for (const preset of ['browser', 'node']) {
    const args = ['node_modules/typescript/bin/tsc', '--project', `shared/bundling/tsconfig.${preset}.json`];
    if ((await runNode(args)) !== 0) process.exitCode = 1;
  }
}

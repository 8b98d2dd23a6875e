import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadTypeScript } from '@atrium/bundling/load-typescript';
import { root } from '../root.mjs';
import { run, runNode } from '../running/processes.mjs';
import { countJest, countPlaywright } from './counts.mjs';
import { jest, projects } from './jest.mjs';
import { installNewerNode, newerNode } from './newer-node.mjs';
import { runUnitTests, withExitCode } from './run-unit-tests.mjs';

const reports = join(root, 'reports');

/**
 * Runs every test, a few of them in Firefox and WebKit where those are installed, and writes the JSON reports of Jest
 * and Playwright to `reports/`.
 * @param {{ onNewerNode: boolean }} options `onNewerNode` also runs the server's unit tests on the image's Node
 * @returns {Promise<import('./counts.mjs').Counts[]>} one per runner
 */
export async function runAllTests({ onNewerNode }) {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports);
  const counts = [];
  for (const project of projects) {
    console.log(`\nUnit tests (${project})`);
    const path = join(reports, `jest-${project}.json`);
    const { counts: its, repeated } = await runUnitTests(project, { path });
    if (repeated) console.log('Passed before on this tree. To run them again: npm run unit');
    counts.push(its);
  }
  if (onNewerNode) counts.push(await runOnNewerNode());
  console.log('\nIn the browser');
  const path = join(reports, 'playwright.json');
  const code = await runNode(['node_modules/playwright/cli.js', 'test', '--config', 'e2e/playwright.config.ts'], {
    ATRIUM_PLAYWRIGHT_REPORT: path,
  });
  counts.push(withExitCode(code, countPlaywright(path)));
  console.log('\nIn Firefox and WebKit');
  const { runShortStories } = await loadTypeScript(root, join(root, 'e2e/prove/browsers/short.ts'));
  return [...counts, await runShortStories()];
}

/** The report is not named `jest-*.json`: no test may count twice as the proof of a requirement. */
async function runOnNewerNode() {
  const program = await installNewerNode();
  console.log(`\nUnit tests (node, on Node ${newerNode})`);
  const path = join(reports, `newer-node.json`);
  const { args, environment } = jest('node', ['--json', `--outputFile=${path}`, '--silent']);
  return withExitCode(await run(program, args, { environment }), countJest(path));
}

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadTypeScript } from '@atrium/bundling/load-typescript';
import { root } from '../root.mjs';
import { runNode } from '../running/processes.mjs';
import { countJest, countPlaywright } from './counts.mjs';
import { jest, projects } from './jest.mjs';

const reports = join(root, 'reports');

/**
 * Runs every test there is, in Firefox and WebKit a few where they are installed, and leaves the JSON reports of Jest and Playwright in `reports/`.
 * @returns {Promise<import('./counts.mjs').Counts[]>} one a runner
 */
export async function runAllTests() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports);
  const counts = [];
  for (const project of projects) {
    console.log(`\nUnit tests (${project})`);
    const path = join(reports, `jest-${project}.json`);
    const { args, environment } = jest(project, ['--json', `--outputFile=${path}`, '--silent']);
    counts.push(withExitCode(await runNode(args, environment), countJest(path)));
  }
  console.log('\nIn the browser');
  const path = join(reports, 'playwright.json');
  const code = await runNode(['node_modules/playwright/cli.js', 'test', '--config', 'e2e/playwright.config.ts'], {
    ATRIUM_PLAYWRIGHT_REPORT: path,
  });
  counts.push(withExitCode(code, countPlaywright(path)));
  console.log('\nIn Firefox and WebKit');
  const { tellShortStories } = await loadTypeScript(root, join(root, 'e2e/prove/browsers/short.ts'));
  return [...counts, await tellShortStories()];
}

/**
 * A runner that ends badly without naming a failed test has failed all the same.
 * @param {number} code
 * @param {import('./counts.mjs').Counts} counts
 */
function withExitCode(code, counts) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

import { join } from 'node:path';
import { treeFingerprint } from '../running/tree-fingerprint.mjs';
import { captureNode, runNode } from '../running/processes.mjs';
import { root } from '../root.mjs';
import { countJest } from './counts.mjs';
import { jest } from './jest.mjs';
import { UnitReports } from './unit-reports.mjs';

/**
 * Runs one project of unit tests, unless it has already passed on this tree, and leaves Jest's report at `path`.
 * `npm run unit` always runs them.
 * @param {typeof import('./jest.mjs').projects[number]} project
 * @param {{ path: string, silent?: boolean }} options `silent` keeps the output for the result
 * @returns {Promise<{ counts: import('./counts.mjs').Counts, repeated: boolean, output: string }>} `repeated`: the
 * counts are those of an earlier run
 */
export async function runUnitTests(project, { path, silent = false }) {
  const reports = new UnitReports(join(root, '.cache/unit-reports'), fingerprint());
  if (reports.restore(project, path)) return { counts: countJest(path), repeated: true, output: '' };
  const { args, environment } = jest(project, ['--json', `--outputFile=${path}`, '--silent']);
  const { code, output } = silent
    ? await captureNode(args, environment)
    : { code: await runNode(args, environment), output: '' };
  const counts = withExitCode(code, countJest(path));
  if (counts.failed === 0) reports.keep(project, path);
  return { counts, repeated: false, output };
}

/**
 * A runner that ends badly without naming a failed test has failed all the same.
 * @param {number} code
 * @param {import('./counts.mjs').Counts} counts
 */
export function withExitCode(code, counts) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @returns {string | undefined} `undefined` outside a git working tree, such as an unpacked archive */
function fingerprint() {
  try {
    return `${treeFingerprint(root)}-${process.version}`;
  } catch {
    return undefined;
  }
}

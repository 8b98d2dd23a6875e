import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { buildChanged } from '../building/build-changed.mjs';
import { buildable } from '../building/workspaces.mjs';
import { root } from '../root.mjs';
import { CommandError } from '../running/steps.mjs';
import { treeFingerprint } from '../running/tree-fingerprint.mjs';
import { PassedProofs } from './passed-proofs.mjs';
import { printTable } from './print-table.mjs';

/** @typedef {{ passed: boolean, result: string, skipped: string[] }} Outcome as `e2e/prove/define-proof/outcome.ts` describes it */
/** @typedef {Outcome & { name: string, seconds: number, resumed?: boolean }} Run */

const usage = `npm run prove -- all [options]

  Runs every proof, one after the other, including those after one that fails.

  --short        each proof with its short counts
  --allow-skips  a proof passes although a part was skipped
  --resume       skips the proofs that have passed on the same tree with the same counts`;

/**
 * Runs every proof in a process of its own, and prints a table of the results.
 * @param {import('./list-proofs.mjs').Row[]} rows
 * @param {string[]} args
 */
export async function proveAll(rows, args) {
  const options = read(args);
  if (options.help) return console.log(usage);
  await buildChanged(buildable());
  const passed = new PassedProofs(join(root, '.cache/passed-proofs.json'), {
    tree: treeFingerprint(root),
    short: options.short,
  });
  if (!options.resume) passed.clear();
  /** @type {Run[]} */
  const runs = [];
  for (const { name } of rows) {
    const before = passed.get(name, { allowSkips: options['allow-skips'] });
    if (before) {
      runs.push({ name, ...before, resumed: true });
      continue;
    }
    const run = await runProof(name, options);
    if (run.passed) passed.add(run);
    runs.push(run);
  }
  printTable(runs);
  const failed = runs.filter((run) => !run.passed);
  if (failed.length > 0) throw new CommandError(`Not proved: ${failed.map(({ name }) => name).join(', ')}`);
}

/** @param {string[]} args */
function read(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        short: { type: 'boolean', default: false },
        'allow-skips': { type: 'boolean', default: false },
        resume: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/**
 * @param {string} name
 * @param {{ short: boolean, 'allow-skips': boolean }} options
 * @returns {Promise<Run>}
 */
function runProof(name, options) {
  const args = [...(options.short ? ['--short'] : []), ...(options['allow-skips'] ? ['--allow-skips'] : [])];
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'deploy/commands/main.mjs'), 'prove', name, ...args], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    /** @type {Outcome | undefined} */
    let outcome;
    child.on('message', (message) => (outcome = /** @type {Outcome} */ (message)));
    child.once('error', reject);
    child.once('exit', (code) => {
      const seconds = (performance.now() - start) / 1000;
      if (outcome && (code === 0) === outcome.passed) resolve({ name, seconds, ...outcome });
      else resolve({ name, seconds, passed: false, result: `ended with ${code}`, skipped: [] });
    });
  });
}

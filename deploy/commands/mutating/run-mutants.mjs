import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { run } from '../running/processes.mjs';
import { CommandError } from '../running/steps.mjs';
import { copyTree } from './copy-tree.mjs';
import { drawSample } from './draw-sample.mjs';
import { installTool } from './install-tool.mjs';
import { listMutants } from './list-mutants.mjs';
import { projectOf } from './mutated-files.mjs';
import { readResults } from './read-results.mjs';
import { keyOf } from './tool/sample-checker.mjs';

/** @typedef {{ results: import('./read-results.mjs').Result[], total: number }} Tried `total` mutants exist */

/**
 * Tries mutants of some files on a copy of the sources, each with the unit tests that reach it.
 * @param {string[]} files relative to the repository
 * @param {{ count: number, seed: number } | undefined} sample undefined for every mutant
 * @returns {Promise<Tried>}
 */
export async function runMutants(files, sample) {
  const tool = await installTool();
  const copy = copyTree();
  try {
    const mutants = await listMutants(tool, copy, files);
    const keys = mutants.map((mutant) => keyOf(mutant, copy));
    const drawn = sample ? drawSample(keys, sample) : keys;
    const results = [];
    for (const project of /** @type {const} */ (['browser', 'node'])) {
      const chosen = drawn.filter((key) => projectOf(key) === project);
      if (chosen.length > 0) results.push(...(await runProject({ tool, copy, project, chosen, all: !sample })));
    }
    const tried = new Set(drawn);
    return { results: results.filter(({ key }) => tried.has(key)), total: keys.length };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** @param {{ tool: string, copy: string, project: 'browser' | 'node', chosen: string[], all: boolean }} options */
async function runProject({ tool, copy, project, chosen, all }) {
  const report = join(copy, `mutants-${project}.json`);
  const sample = join(copy, 'sample.json');
  const configuration = join(copy, 'stryker.json');
  const files = [...new Set(chosen.map((key) => key.slice(0, key.indexOf(':'))))];
  writeFileSync(sample, JSON.stringify(chosen));
  writeFileSync(configuration, JSON.stringify(settings({ tool, project, files, report, all })));
  const code = await run(
    process.execPath,
    [join(tool, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', configuration],
    { cwd: copy, environment: { ATRIUM_TESTS: project, ATRIUM_MUTANT_SAMPLE: sample, NODE_ENV: 'test' } },
  );
  if (code !== 0 || !existsSync(report)) throw new CommandError('StrykerJS failed. Its message is above.');
  return readResults(JSON.parse(readFileSync(report, 'utf8')));
}

/** @param {{ tool: string, project: 'browser' | 'node', files: string[], report: string, all: boolean }} options */
function settings({ tool, project, files, report, all }) {
  return {
    // the copy is there for it; in a sandbox of its own, packages would lead back to sources without mutants
    inPlace: true,
    mutate: files,
    testRunner: 'jest',
    jest: { configFile: 'shared/bundling/jest.mutation.config.mjs', enableFindRelatedTests: true },
    testRunnerNodeArgs:
      project === 'node' ? ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'] : [],
    coverageAnalysis: 'perTest',
    plugins: [
      join(tool, 'node_modules/@stryker-mutator/jest-runner/dist/src/index.js'),
      join(tool, 'node_modules/@stryker-mutator/typescript-checker/dist/src/index.js'),
      join(tool, 'sample-checker.mjs'),
      join(tool, 'style-ignorer.mjs'),
    ],
    ignorers: ['styles'],
    // the sample first: the compiler takes a while for each mutant
    checkers: all ? ['typescript'] : ['sample', 'typescript'],
    tsconfigFile: `shared/bundling/tsconfig.${project}.json`,
    concurrency: availableParallelism(),
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 30,
    disableTypeChecks: false,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    allowConsoleColors: false,
    logLevel: 'warn',
    allowEmpty: true,
  };
}

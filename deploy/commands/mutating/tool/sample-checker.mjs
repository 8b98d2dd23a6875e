// A checker of StrykerJS that lets only the mutants of a sample run. It is loaded by path, without packages of its own.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Set by `npm run mutate`: a file with the keys of the sample, as JSON. */
const sampleFile = 'ATRIUM_MUTANT_SAMPLE';

/** @typedef {{ fileName: string, location: { start: { line: number, column: number }, end: { line: number, column: number } }, mutatorName: string, replacement: string, id: string }} Mutant */

/**
 * The key of a mutant, which is the same in each run on the same source.
 * @param {Omit<Mutant, 'id'>} mutant
 * @param {string} root of the tree
 */
export function keyOf({ fileName, location: { start, end }, mutatorName, replacement }, root) {
  const path = relative(root, fileName).replaceAll('\\', '/');
  return `${path}:${start.line}:${start.column}-${end.line}:${end.column} ${mutatorName} ${replacement}`;
}

function sampleChecker() {
  /** @type {Set<string>} */
  let sample;
  const root = process.cwd();
  return {
    async init() {
      sample = new Set(JSON.parse(readFileSync(String(process.env[sampleFile]), 'utf8')));
    },
    /** @param {Mutant[]} mutants */
    async check(mutants) {
      const results = mutants.map((mutant) => {
        const status = sample.has(keyOf(mutant, root)) ? 'passed' : 'compileError';
        return [mutant.id, { status, reason: 'not in the sample' }];
      });
      return Object.fromEntries(results);
    },
    /** @param {Mutant[]} mutants */
    async group(mutants) {
      return [mutants.map(({ id }) => id)];
    },
  };
}

/** Read by StrykerJS. @public */
export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: sampleChecker }];

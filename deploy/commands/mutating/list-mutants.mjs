import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { styleIgnorer } from './tool/style-ignorer.mjs';

/** @typedef {import('./tool/sample-checker.mjs').Mutant & { ignoreReason?: string }} Mutant */

const silent = () => undefined;
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
};

/**
 * Every mutant of some files but those of styles, by the instrumenter that StrykerJS uses.
 * @param {string} tool folder of StrykerJS
 * @param {string} tree folder of the sources
 * @param {string[]} files relative to the tree
 * @returns {Promise<Mutant[]>}
 */
export async function listMutants(tool, tree, files) {
  const path = join(tool, 'node_modules/@stryker-mutator/instrumenter/dist/src/index.js');
  const { Instrumenter } = await import(pathToFileURL(path).href);
  const sources = files.map((file) => ({
    name: join(tree, file),
    mutate: true,
    content: readFileSync(join(tree, file), 'utf8'),
  }));
  const options = { plugins: null, excludedMutations: [], ignorers: [styleIgnorer] };
  const { mutants } = await new Instrumenter(logger).instrument(sources, options);
  return mutants.filter((/** @type {Mutant} */ { ignoreReason }) => ignoreReason === undefined);
}

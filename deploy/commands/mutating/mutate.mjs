import { parseArgs } from 'node:util';
import { CommandError } from '../running/steps.mjs';
import { mutatedFiles } from './mutated-files.mjs';
import { describeMutant, scoreOf } from './print-results.mjs';
import { isKilled } from './read-results.mjs';
import { runMutants } from './run-mutants.mjs';

const usage = `npm run mutate -- PATH … [options]

Changes the source files below the paths in small ways, one at a time, and runs the unit tests that reach each change.
Prints the changes that no test notices, and the mutation score: the share that a test noticed.

  --sample N  tries N changes that are drawn; all by default
  --seed N    the number that the sample is drawn from; 1 by default
  --help      this text`;

/** @param {string[]} args */
export async function mutate(args) {
  const { paths, sample, help } = read(args);
  if (help) return console.log(usage);
  const { results, total } = await runMutants(mutatedFiles(paths), sample);
  const { killed, tried, percent } = scoreOf(results);
  console.log(`\n  ${tried} of ${total} mutants tried, ${killed} killed: mutation score ${percent} %\n`);
  const survivors = results.filter((result) => isKilled(result) === false);
  for (const survivor of survivors) console.log(`  ${describeMutant(survivor)}`);
  const files = [...new Set(results.map(({ file }) => file))].sort();
  if (files.length < 2) return;
  console.log('\n  score  tried  file');
  for (const file of files) {
    const score = scoreOf(results.filter((result) => result.file === file));
    if (score.tried > 0) console.log(`  ${`${score.percent}`.padStart(5)}  ${`${score.tried}`.padStart(5)}  ${file}`);
  }
}

/** @param {string[]} args */
function read(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' }, help: { type: 'boolean' } },
    });
    if (positionals.length === 0 && !values.help) throw new Error('Name a path, such as remote-mall/src/features.');
    const count = values.sample === undefined ? undefined : wholeNumber('--sample', values.sample);
    const seed = wholeNumber('--seed', values.seed);
    return { paths: positionals, sample: count === undefined ? undefined : { count, seed }, help: values.help };
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/**
 * @param {string} option
 * @param {string} text
 */
function wholeNumber(option, text) {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${option} takes a whole number from 1, not "${text}".`);
  return Number(text);
}

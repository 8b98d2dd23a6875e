import { describeMutant, isKilled, runMutants, scoreOf } from '@atrium/deploy/mutate';
import { defineProof } from './define-proof/define-proof';
import { count, partOf, seed } from './define-proof/option';
import { readAccepted, reasonFor } from './mutants/accepted';
import { subjects } from './mutants/subjects';

/** Least share of mutants that a test must notice. */
const leastPercent = 85;

/** Fewer mutants say nothing about the share. */
const leastForShare = 100;

/**
 * Draws mutants of the stores, forms and calls of all remotes and the host, and runs the unit tests that reach each. A
 * mutant that the compiler refuses counts neither way: types already notice it. A mutant that no test notices is listed,
 * with its reason where it is accepted as equivalent.
 */
export const proof = defineProof({
  options: {
    mutants: count('mutants', { usual: 300, short: 6 }),
    only: partOf('only files with this in their path', { short: 'remote-mall/src/features/re' }),
    seed: seed('the mutants are drawn from it'),
  },
  run: async ({ values: { mutants, only, seed: drawnFrom }, report }) => {
    const files = subjects().filter((path) => path.includes(only));
    report.reached(files.length, 'files');
    if (files.length === 0) return;
    const { results, total } = await runMutants(files, { count: mutants, seed: drawnFrom });
    const accepted = readAccepted();
    const survivors = results.filter((result) => isKilled(result) === false);
    const equivalent = new Set(survivors.filter((survivor) => reasonFor(survivor, accepted) !== undefined));
    const { killed, tried, percent } = scoreOf(results.filter((result) => !equivalent.has(result)));
    report.log(`\n  ${results.length} of ${total} mutants in ${files.length} files`);
    const refused = results.filter(({ status }) => status === 'CompileError').length;
    report.log(`  ${refused} refused by the compiler, ${equivalent.size} accepted as equivalent`);
    report.log(`  ${killed} of the other ${tried} killed: ${percent} %\n`);
    for (const survivor of survivors)
      report.log(`  ${describeMutant(survivor)}\n      ${reasonFor(survivor, accepted) ?? 'not accepted'}`);
    report.reached(killed, 'killed mutants');
    report.reached(tried + equivalent.size, 'mutants that could be tried', Math.ceil(0.5 * Math.min(mutants, total)));
    if (tried >= leastForShare && percent < leastPercent)
      report.fault(`tests notice ${percent} % of ${tried} mutants, which is below ${leastPercent} %`);
  },
});

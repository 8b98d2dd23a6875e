/**
 * Prints the results of several proofs: name, result, seconds, and what was skipped.
 * @param {import('./prove-all.mjs').Run[]} runs
 */
export function printTable(runs) {
  const width = (/** @type {string[]} */ texts) => Math.max(...texts.map((text) => text.length));
  const names = width(['proof', ...runs.map(({ name }) => name)]);
  const results = width(['result', ...runs.map(resultOf)]);
  const line = (/** @type {string[]} */ [name = '', result = '', seconds = '', skipped = '']) =>
    console.log(`  ${name.padEnd(names)}  ${result.padEnd(results)}  ${seconds.padStart(7)}  ${skipped}`.trimEnd());
  console.log();
  line(['proof', 'result', 'seconds', 'skipped']);
  for (const run of runs) line([run.name, resultOf(run), run.seconds.toFixed(0), run.skipped.join('; ')]);
  const taken = runs.filter(({ resumed }) => !resumed).reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(`\n  ${runs.length} proofs, ${(taken / 60).toFixed(1)} minutes`);
}

/** @param {import('./prove-all.mjs').Run} run */
function resultOf({ result, resumed }) {
  return resumed ? `${result} before` : result;
}

import { isKilled } from './read-results.mjs';

/** Characters of the printed part of a source. */
const longest = 70;

/**
 * The share of noticed mutants, of those that were tried.
 * @param {import('./read-results.mjs').Result[]} results
 */
export function scoreOf(results) {
  const killed = results.filter((result) => isKilled(result) === true).length;
  const survived = results.filter((result) => isKilled(result) === false).length;
  const tried = killed + survived;
  return { killed, survived, tried, percent: tried === 0 ? 100 : Math.floor((1000 * killed) / tried) / 10 };
}

/**
 * A line for a mutant: its place, and what it changes.
 * @param {import('./read-results.mjs').Result} result
 */
export function describeMutant({ file, line, mutator, original, replacement, status }) {
  const untested = status === 'NoCoverage' ? ', reached by no test' : '';
  return `${file}:${line}  ${mutator}: ${short(original)} → ${short(replacement)}${untested}`;
}

/** @param {string} source */
function short(source) {
  const line = source.replaceAll(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

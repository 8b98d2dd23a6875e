import { join } from 'node:path';
import { keyOf } from './tool/sample-checker.mjs';

/**
 * @typedef {object} Result of one mutant
 * @property {string} key
 * @property {string} file relative to the repository
 * @property {number} line from 1
 * @property {string} mutator such as `ConditionalExpression`
 * @property {string} original the replaced source
 * @property {string} replacement
 * @property {string} status `Killed`, `Timeout`, `Survived`, `NoCoverage` …
 */

/**
 * @typedef {{ mutatorName: string, replacement?: string, status: string, location: { start: Position, end: Position } }} Reported
 * @typedef {{ line: number, column: number }} Position both from 1
 */

/**
 * The results in a JSON report of StrykerJS.
 * @param {{ files: Record<string, { source: string, mutants: Reported[] }> }} report
 * @returns {Result[]}
 */
export function readResults({ files }) {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map(({ mutatorName, replacement = '', status, location: { start, end } }) => {
      const location = { start: fromZero(start), end: fromZero(end) };
      return {
        key: keyOf({ fileName: join('/', file), location, mutatorName, replacement }, '/'),
        file,
        line: start.line,
        mutator: mutatorName,
        original: cut(source, location),
        replacement,
        status,
      };
    }),
  );
}

/** @param {Position} position */
function fromZero({ line, column }) {
  return { line: line - 1, column: column - 1 };
}

/**
 * @param {string} source
 * @param {{ start: Position, end: Position }} location from 0
 */
function cut(source, { start, end }) {
  const lines = source.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column);
  lines[0] = (lines[0] ?? '').slice(start.column);
  return lines.join('\n');
}

/**
 * Whether a test noticed the mutant. A mutant that makes tests run for ever is noticed; one that no test runs is not. One
 * that the compiler refuses was not tried.
 * @param {Result} result
 * @returns {boolean | undefined} undefined when the mutant was not tried
 */
export function isKilled({ status }) {
  if (status === 'Killed' || status === 'Timeout') return true;
  return status === 'Survived' || status === 'NoCoverage' ? false : undefined;
}

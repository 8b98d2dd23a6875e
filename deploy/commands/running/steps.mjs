import { performance } from 'node:perf_hooks';

/** An error with a message for the user: printed without a stack. */
export class CommandError extends Error {}

/**
 * Runs one step of a command and prints its title and its duration.
 * @template Result
 * @param {string} title what is done, as in `Build host`
 * @param {() => Promise<Result> | Result} work
 * @returns {Promise<Result>}
 */
export async function step(title, work) {
  const start = performance.now();
  process.stdout.write(`  ${title} … `);
  try {
    const result = await work();
    const detail = typeof result === 'string' ? `${result}, ` : '';
    process.stdout.write(`${detail}${elapsed(start)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`failed after ${elapsed(start)}\n`);
    throw error;
  }
}

/**
 * Runs a command's body and prints its failure; the process then exits with 1.
 * @param {() => Promise<void>} body
 */
export async function withReportedFailure(body) {
  try {
    await body();
  } catch (error) {
    process.stderr.write(`\n${messageOf(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * A `CommandError` is printed without its stack, a full disk with a hint, any other error with its stack.
 * @param {unknown} error
 */
function messageOf(error) {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof CommandError) return error.message;
  if (/ENOSPC/.test(error.message)) return `The disk is full. Free some space and try again.\n(${error.message})`;
  return error.stack ?? error.message;
}

/** @param {number} start */
export function elapsed(start) {
  const milliseconds = performance.now() - start;
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

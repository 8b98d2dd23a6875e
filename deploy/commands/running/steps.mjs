import { performance } from 'node:perf_hooks';

/** An error whose message is for a person: told without a stack. */
export class CommandError extends Error {}

/**
 * Does one step of a command and prints it with its time.
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
    const remark = typeof result === 'string' ? `${result}, ` : '';
    process.stdout.write(`${remark}${elapsed(start)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`failed after ${elapsed(start)}\n`);
    throw error;
  }
}

/**
 * Runs a command's body and tells its failure; the process then ends with 1.
 * @param {() => Promise<void>} body
 */
export async function command(body) {
  try {
    await body();
  } catch (error) {
    process.stderr.write(`\n${messageOf(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * A refusal is told in its own words, a full disk as what it is, anything else with its stack.
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

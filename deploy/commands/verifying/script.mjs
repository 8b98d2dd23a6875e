import { npm } from '../running/npm.mjs';
import { CommandError } from '../running/steps.mjs';

/**
 * Runs a script of package.json, silently unless it fails.
 * @param {string} name
 * @param {string[]} [args]
 */
export async function script(name, args = []) {
  const { code, output } = await npm(['run', '--silent', name, '--', ...args]);
  if (code !== 0) throw new CommandError(`${output.trim()}\n\nnpm run ${name} repeats only this check.`);
}

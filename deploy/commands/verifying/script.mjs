import { npm } from '../running/npm.mjs';
import { Refusal } from '../running/steps.mjs';

/**
 * Runs one of the scripts of package.json, silent unless it fails.
 * @param {string} name
 * @param {string[]} [args]
 */
export async function script(name, args = []) {
  const { code, output } = await npm(['run', '--silent', name, '--', ...args]);
  if (code !== 0) throw new Refusal(`${output.trim()}\n\nnpm run ${name} shows this alone.`);
}

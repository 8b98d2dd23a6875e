import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../running/steps.mjs';

/**
 * Adds a remote to the workspaces and to every demo merchant.
 * @param {string} root
 * @param {string} name
 */
export function addToPortal(root, name) {
  change(join(root, 'package.json'), /((?:\n\s*"remote-[\w-]+",)+)/, (remotes) => `${remotes}\n    "remote-${name}",`);
  const demo = join(root, 'deploy/merchants/demo');
  for (const file of readdirSync(demo)) {
    const path = join(demo, file);
    if (/\n {2}remotes: \[/.test(readFileSync(path, 'utf8')))
      change(path, /(\n {2}remotes: \[[^\]]*?),?\s*\]/, (list) => `${list}, '${name}']`);
  }
}

/**
 * @param {string} path
 * @param {RegExp} pattern its first group is passed to `add`
 * @param {(found: string) => string} add
 */
function change(path, pattern, add) {
  const before = readFileSync(path, 'utf8');
  const after = before.replace(pattern, (_, /** @type {string} */ found) => add(found));
  if (after === before)
    throw new CommandError(`${path} does not have the expected form: add the remote to it by hand.`);
  writeFileSync(path, after);
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { npm } from '../running/npm.mjs';
import { CommandError, step } from '../running/steps.mjs';

/** Runs `npm ci` when the installed packages differ from the lock file. */
export async function installWhenNeeded() {
  if (isInstalled()) return;
  await step('Install packages', async () => {
    const { code, output } = await npm(['ci', '--no-progress', '--no-audit', '--no-fund', '--prefer-offline']);
    if (code !== 0) throw new CommandError(explain(output));
  });
}

/** Whether node_modules holds every package of the lock file in its version, according to npm's own record. */
export function isInstalled() {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  return isSatisfied(readPackages(join(root, 'package-lock.json')), readPackages(record));
}

/** @typedef {Record<string, { version?: string, optional?: boolean, peer?: boolean, link?: boolean }>} Packages */

/**
 * @param {Packages} locked
 * @param {Packages} installed
 */
export function isSatisfied(locked, installed) {
  return Object.entries(locked).every(([path, { version, optional }]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = installed[path];
    return found ? found.version === version : optional === true;
  });
}

/**
 * @param {string} path
 * @returns {Packages}
 */
function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/** @param {string} output */
function explain(output) {
  const last = output.trim().split('\n').slice(-12).join('\n');
  if (/ENOSPC/.test(output))
    return 'The disk is full: the packages could not be installed. Free some space and try again.';
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED/.test(output)) {
    return `The package registry could not be reached. Check the network connection and try again.\n\n${last}`;
  }
  return `The packages could not be installed (npm ci):\n\n${last}`;
}

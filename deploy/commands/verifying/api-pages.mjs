import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTypeScript } from '@atrium/bundling/load-typescript';
import { root } from '../root.mjs';
import { CommandError } from '../running/steps.mjs';

const folder = join(root, 'docs/api');
/** Pages about interfaces that are not calls of the catalogue. */
const writtenByHand = ['control.md', 'wallet-interface.md'];

/** @returns {Promise<Map<string, string>>} the pages of the catalogue of calls, by their file names */
async function printApi() {
  const { apiPages } = await loadTypeScript(root, join(root, 'deploy/commands/reporting/api-pages.ts'));
  return apiPages(root);
}

/** Prints the catalogue of calls and removes the pages of areas that no longer exist. */
export async function writeApiPages() {
  const pages = await printApi();
  mkdirSync(folder, { recursive: true });
  for (const name of printedPages()) if (!pages.has(name)) rmSync(join(folder, name));
  for (const [name, content] of pages) writeFileSync(join(folder, name), content);
}

/** Fails when the catalogue has changed and its printed form has not. */
export async function checkApiPages() {
  const pages = await printApi();
  const stale = [...pages].filter(([name, content]) => read(name) !== content).map(([name]) => name);
  const surplus = existsSync(folder) ? printedPages().filter((name) => !pages.has(name)) : [];
  if (stale.length + surplus.length === 0) return;
  throw new CommandError(
    `docs/api is out of date: ${[...stale, ...surplus].join(', ')}. Run npm run report and read the difference.`,
  );
}

function printedPages() {
  return readdirSync(folder).filter((name) => !writtenByHand.includes(name));
}

/** @param {string} name */
function read(name) {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

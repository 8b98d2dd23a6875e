import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from '../root.mjs';
import { CommandError } from '../running/steps.mjs';

/** What a cheap phone on a slow line is asked to carry before it shows anything: bytes, brotli. */
export const budgets = { scripts: 200_000, page: 20_000 };

/**
 * JavaScript that a visitor's browser must have before the home page shows its content, each file brotli at its best
 * as the gateway prepares it; the dearest language counts.
 */
export function checkScriptBudget() {
  const host = release('host');
  const lobby = release('remote-lobby');
  const sizes = [
    ...[host.entry, ...host.expose].map((file) => sizeOf('host', file)),
    ...[lobby.entry, ...lobby.expose, ...(lobby.views.home ?? [])].map((file) => sizeOf('remote-lobby', file)),
    ...largest(Object.values(host.texts).map((file) => sizeOf('host', file))),
    ...largest(Object.values(lobby.texts).map((file) => sizeOf('remote-lobby', file))),
  ];
  return within('JavaScript before home content', budgets.scripts, sizes);
}

/** @param {{ name: string, size: number }[]} sizes */
function largest(sizes) {
  return sizes.sort((one, other) => other.size - one.size).slice(0, 1);
}

/**
 * @param {string} what
 * @param {number} budget bytes
 * @param {{ name: string, size: number }[]} sizes
 * @returns {string} the sum, to be printed
 */
export function within(what, budget, sizes) {
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  const told = `${kilobytes(total)} of ${kilobytes(budget)}`;
  if (total <= budget) return told;
  const list = sizes.map(({ name, size }) => `  ${kilobytes(size).padStart(9)}  ${name}`).join('\n');
  throw new CommandError(`${what} is ${told} (brotli):\n${list}`);
}

/**
 * @param {string} workspace
 * @returns {import('@atrium/contract').ReleaseManifest}
 */
function release(workspace) {
  return JSON.parse(readFileSync(join(root, workspace, 'dist/release.json'), 'utf8'));
}

/**
 * @param {string} workspace
 * @param {string} file
 */
function sizeOf(workspace, file) {
  const content = readFileSync(join(root, workspace, 'dist', file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return { name: `${workspace}/${file}`, size: brotliCompressSync(content, { params }).length };
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

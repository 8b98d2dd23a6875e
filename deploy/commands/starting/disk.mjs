import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { root } from '../root.mjs';
import { CommandError } from '../running/steps.mjs';

/** Bytes. Packages take about 500 MB, builds 20, a new database 40; a later start needs little. */
const needed = { first: 700e6, later: 100e6 };

/**
 * Refuses to start on a nearly full disk.
 * @param {string} data absolute
 */
export async function refuseFullDisk(data) {
  const first = !existsSync(`${root}/node_modules`);
  for (const [folder, bytes] of [
    [root, first ? needed.first : needed.later],
    [nearestExisting(data), needed.later],
  ]) {
    await refuseBelow(String(folder), Number(bytes));
  }
}

/**
 * @param {string} folder
 * @param {number} bytes
 */
async function refuseBelow(folder, bytes) {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= bytes) return;
  throw new CommandError(
    `The disk is nearly full: ${megabytes(free)} are free at ${folder}, and Atrium needs ${megabytes(bytes)}. ` +
      'Free some space, or put the data elsewhere with --data.',
  );
}

/** @param {number} bytes */
function megabytes(bytes) {
  return `${Math.floor(bytes / 1e6)} MB`;
}

/** @param {string} folder */
function nearestExisting(folder) {
  let place = folder;
  while (!existsSync(place)) place = dirname(place);
  return place;
}

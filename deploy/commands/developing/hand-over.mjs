import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../running/steps.mjs';

/**
 * Gives a build to the portal.
 * @param {string} address
 * @param {string} folder with a release.json
 * @returns {Promise<string[]>} the sites that use the remote, by site code
 */
export async function handOver(address, folder) {
  const manifest = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
  const files = await Promise.all(
    Object.keys(manifest.files).map(async (name) => [name, (await readFile(join(folder, name))).toString('base64')]),
  );
  return put(address, { manifest, files: Object.fromEntries(files) });
}

/**
 * Tells the portal that the sources do not build.
 * @param {string} address
 * @param {string} problem
 */
export async function handOverProblem(address, problem) {
  await put(address, { problem: problem.slice(0, 20_000) });
}

/**
 * Takes back all that was given. A portal that has gone has taken it along.
 * @param {string} address
 */
export async function takeBack(address) {
  await fetch(address, { method: 'DELETE' }).catch(() => undefined);
}

/**
 * @param {string} address
 * @param {object} body
 * @returns {Promise<string[]>}
 */
async function put(address, body) {
  const answer = await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error) => {
    throw new Refusal(`The portal at ${address} does not answer: ${error.cause ?? error}`);
  });
  if (!answer.ok) throw new Refusal(`The portal refuses: ${await answer.text()}`);
  const { sites } = /** @type {{ sites: string[] }} */ (await answer.json());
  return sites;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@atrium/contract';

/**
 * Gives a build to the portal.
 * @param folder with a release.json
 * @returns the origins of portals that use the remote
 */
export async function handOver(address: string, folder: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as ReleaseManifest;
  const files = await Promise.all(
    Object.keys(manifest.files).map(async (name) => [name, (await readFile(join(folder, name))).toString('base64')]),
  );
  return put(address, { manifest, files: Object.fromEntries(files) as unknown });
}

/** Tells the portal that the sources do not build. */
export async function handOverProblem(address: string, problem: string): Promise<void> {
  await put(address, { problem: problem.slice(0, 20_000) });
}

/** Takes back all that was given. A portal that has gone has taken it along. */
export async function takeBack(address: string): Promise<void> {
  await fetch(address, { method: 'DELETE' }).catch(() => undefined);
}

async function put(address: string, body: object): Promise<string[]> {
  const answer = await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error: Error) => {
    throw new Error(`The portal at ${address} does not answer: ${String(error.cause ?? error)}`);
  });
  if (!answer.ok) throw new Error(`The portal refuses: ${await answer.text()}`);
  const { portals } = (await answer.json()) as { portals: string[] };
  return portals;
}

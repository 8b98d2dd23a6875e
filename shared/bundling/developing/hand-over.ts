import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@atrium/contract';

export interface HandOverPlace {
  /** Address of the remote's builds at the portal. */
  address: string;
  /** The token that authorizes this machine to upload builds; the portal reports when it is missing. */
  token: string | undefined;
}

/**
 * Uploads a build to the portal.
 * @param folder with a release.json
 * @returns the origins of portals that use the remote
 */
export async function handOver(to: HandOverPlace, folder: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as ReleaseManifest;
  const files = await Promise.all(
    Object.keys(manifest.files).map(async (name) => [name, (await readFile(join(folder, name))).toString('base64')]),
  );
  return put(to, { manifest, files: Object.fromEntries(files) as unknown });
}

/** Reports to the portal that the sources do not build. */
export async function handOverProblem(to: HandOverPlace, problem: string): Promise<void> {
  await put(to, { problem: problem.slice(0, 20_000) });
}

/** Removes all uploaded builds. A stopped portal has already dropped them. */
export async function takeBack({ address, token }: HandOverPlace): Promise<void> {
  await fetch(address, { method: 'DELETE', headers: authorization(token) }).catch(() => undefined);
}

async function put({ address, token }: HandOverPlace, body: object): Promise<string[]> {
  const answer = await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...authorization(token) },
    body: JSON.stringify(body),
  }).catch((error: Error) => {
    throw new Error(`The portal at ${address} does not answer: ${String(error.cause ?? error)}`);
  });
  if (!answer.ok) throw new Error(`The portal refuses: ${await answer.text()}`);
  const { portals } = (await answer.json()) as { portals: string[] };
  return portals;
}

function authorization(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageFolder } from '../engine';
import {
  askInProcess,
  isRegistryError,
  operator,
  registryError,
  type PublishedRelease,
  type Registry,
  type RegistryError,
} from '../registry';

/**
 * Publishes the builds of the other workspaces, host first, and promotes them to stable. The same version may be
 * published again with other contents, because versions do not change during development. Resolves with the refused
 * promotions; their channels stay unchanged and the portal is served all the same.
 * @param served the channels at the start of this process, possibly before the database was reachable. A build that was
 * stable then is not promoted again, so a release that an operator has promoted since stays
 */
export async function publishBuilt(
  registry: Registry,
  root = dirname(packageFolder()),
  served = registry.snapshot().channels,
): Promise<RegistryError[]> {
  const refusals: RegistryError[] = [];
  let waiting: PublishedRelease[] = [];
  for (const folder of builtFolders(root))
    waiting.push(await registry.publish(folder, { actor: 'start', sameVersion: true }));
  // A place that moved to another remote is refused there until the new build of its former remote is stable.
  while (waiting.length > 0) {
    const refused: { release: PublishedRelease; why: RegistryError }[] = [];
    for (const release of waiting) {
      if (served.some(({ remote, stable }) => remote === release.remote && stable === release.id)) continue;
      const why = await promoteToStable(registry, release.remote, release.id);
      if (why) refused.push({ release, why });
    }
    if (refused.length === waiting.length) {
      refusals.push(...refused.map(({ why }) => why));
      break;
    }
    waiting = refused.map(({ release }) => release);
  }
  // A release that was published before may have a new signature from a trusted key.
  await registry.refresh();
  return refusals;
}

/** Promotes a release. Of several servers that start at the same time, one promotes. Resolves with the reason of a refusal. */
async function promoteToStable(registry: Registry, remote: string, id: string): Promise<RegistryError | undefined> {
  const [present] = await askInProcess(registry, operator('start'))('status', { remote });
  // A locked or unverified channel needs an operator's decision.
  if (present && !present.verified) return registryError('ChannelsRefused', [remote]);
  if (present?.stable.id === id || present?.locked) return undefined;
  try {
    await registry.promote({ remote, release: id, actor: 'start', expected: present?.revision ?? 0 });
  } catch (error) {
    if (isRegistryError(error, 'NotDeployable')) return error;
    if (!isRegistryError(error, 'ChannelMoved')) throw error;
    const [moved] = await askInProcess(registry, operator('start'))('status', { remote });
    if (moved?.stable.id !== id) throw error;
  }
  return undefined;
}

function builtFolders(root: string): string[] {
  const remotes = readdirSync(root)
    .filter((name) => name.startsWith('remote-'))
    .sort();
  return ['host', ...remotes]
    .map((name) => join(root, name, 'dist'))
    .filter((dist) => existsSync(join(dist, 'release.json')));
}

import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageFolder } from '../engine';
import { ChannelMoved, ChannelsRefused, NotDeployable, type PublishedRelease, type Registry } from '../registry';

/** Why a channel stays as it is. */
type ChannelRefusal = NotDeployable | ChannelsRefused;

/**
 * Publishes what the workspaces beside this one have built, host first, and makes it what page loads get. Versions
 * stand still in development, so that the same version may come again with other contents. Resolves with why some of
 * it could not be: those channels stay as they are, and the portal is served all the same.
 * @param served the channels when this process began, which may be before the database answered: whatever was built
 * and was stable then needs nothing more, and what somebody has promoted since stays
 */
export async function publishBuilt(
  registry: Registry,
  root = dirname(packageFolder()),
  served = registry.snapshot().channels,
): Promise<ChannelRefusal[]> {
  const stayed: ChannelRefusal[] = [];
  let waiting: PublishedRelease[] = [];
  for (const folder of builtFolders(root))
    waiting.push(await registry.publish(folder, { actor: 'start', sameVersion: true }));
  // What moved from one remote to another is refused to the taker until the giver has let go of it.
  while (waiting.length > 0) {
    const refused: { release: PublishedRelease; why: ChannelRefusal }[] = [];
    for (const release of waiting) {
      if (served.some(({ remote, stable }) => remote === release.remote && stable === release.id)) continue;
      const why = await makeStable(registry, release.remote, release.id);
      if (why) refused.push({ release, why });
    }
    if (refused.length === waiting.length) {
      stayed.push(...refused.map(({ why }) => why));
      break;
    }
    waiting = refused.map(({ release }) => release);
  }
  // What was published before may have got a signature that counts here.
  await registry.refresh();
  return stayed;
}

/** Of several servers that start at once on one database, one promotes and the others find it done. Resolves with why it cannot be. */
async function makeStable(registry: Registry, remote: string, id: string): Promise<ChannelRefusal | undefined> {
  const [present] = await registry.status({ remote });
  // What a person has locked, or has to look at, stays as it is, whatever was built.
  if (present && !present.verified) return new ChannelsRefused([remote]);
  if (present?.stable.id === id || present?.locked) return undefined;
  try {
    await registry.promote({ remote, release: id, actor: 'start', expected: present?.revision ?? 0 });
  } catch (error) {
    if (error instanceof NotDeployable) return error;
    if (!(error instanceof ChannelMoved)) throw error;
    const [moved] = await registry.status({ remote });
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

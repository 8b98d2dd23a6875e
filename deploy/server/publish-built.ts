import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageFolder } from '../engine';
import { ChannelMoved, type Registry } from '../registry';

/**
 * Publishes what the workspaces beside this one have built, host first, and makes it what page loads get. Versions
 * stand still in development, so that the same version may come again with other contents.
 */
export async function publishBuilt(registry: Registry, root = dirname(packageFolder())): Promise<void> {
  for (const folder of builtFolders(root)) {
    const { remote, id } = await registry.publish(folder, { actor: 'start', sameVersion: true });
    await makeStable(registry, remote, id);
  }
}

/** Of several servers that start at once on one database, one promotes and the others find it done. */
async function makeStable(registry: Registry, remote: string, id: string): Promise<void> {
  const seen = () => registry.snapshot().channels.find((channel) => channel.remote === remote);
  // What a person has locked stays as it is, whatever was built.
  if (seen()?.stable === id || seen()?.locked !== undefined) return;
  try {
    await registry.promote({ remote, release: id, actor: 'start', expected: seen()?.revision ?? 0 });
  } catch (error) {
    if (!(error instanceof ChannelMoved)) throw error;
    await registry.refresh();
    if (seen()?.stable !== id) throw error;
  }
}

function builtFolders(root: string): string[] {
  const remotes = readdirSync(root)
    .filter((name) => name.startsWith('remote-'))
    .sort();
  return ['host', ...remotes]
    .map((name) => join(root, name, 'dist'))
    .filter((dist) => existsSync(join(dist, 'release.json')));
}

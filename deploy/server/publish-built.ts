import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageFolder } from '../engine';
import type { Registry } from '../registry';

/**
 * Publishes what the workspaces beside this one have built, host first, and makes it what page loads get. Versions
 * stand still in development, so that the same version may come again with other contents.
 */
export async function publishBuilt(registry: Registry): Promise<string[]> {
  const root = dirname(packageFolder());
  const published: string[] = [];
  for (const folder of builtFolders(root)) {
    const { remote, id } = await registry.publish(folder, { actor: 'start', sameVersion: true });
    const channel = registry.snapshot().channels.find((candidate) => candidate.remote === remote);
    if (channel?.stable === id) continue;
    await registry.promote({ remote, release: id, actor: 'start' });
    published.push(remote);
  }
  return published;
}

function builtFolders(root: string): string[] {
  const remotes = readdirSync(root)
    .filter((name) => name.startsWith('remote-'))
    .sort();
  return ['host', ...remotes]
    .map((name) => join(root, name, 'dist'))
    .filter((dist) => existsSync(join(dist, 'release.json')));
}

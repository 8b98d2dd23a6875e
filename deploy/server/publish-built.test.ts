import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Descriptor } from '@atrium/contract';
import { openRegistry } from '../registry';
import { describeRegistryOnEveryEngine } from '../registry/testing/on-every-engine';
import { writeRelease, type ReleaseRecipe } from '../registry/testing/write-release';
import { publishBuilt } from './publish-built';
import { testTrust } from '../registry/testing/test-trust';

const trust = testTrust();

describeRegistryOnEveryEngine('publishing builds', (bench) => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'atrium-built-'))));
  afterEach(() => rmSync(root, { recursive: true }));

  const open = () => openRegistry(bench.engine, { environment: 'local', ...trust, onFailure: () => undefined });
  const build = async (folder: string, recipe: ReleaseRecipe) => {
    const { folder: built, id } = await writeRelease(recipe);
    rmSync(join(root, folder), { recursive: true, force: true });
    cpSync(built, join(root, folder, 'dist'), { recursive: true });
    return id;
  };

  it('publishes host and remotes, and the same version again if its contents changed', async () => {
    const registry = await open();
    await build('host', { remote: 'host' });
    await build('remote-lobby', { remote: 'lobby' });
    await publishBuilt(registry, root);
    const changed = await build('remote-lobby', { remote: 'lobby', files: { 'new.0001.js': '1' } });
    await publishBuilt(registry, root);
    await publishBuilt(registry, root);
    const lobby = registry.snapshot().channels.find(({ remote }) => remote === 'lobby');
    expect(lobby).toMatchObject({ stable: changed, revision: 2 });
    registry.close();
  });

  it('keeps a release that was promoted since the process started, if the build was stable then', async () => {
    const registry = await open();
    await build('host', { remote: 'host' });
    await build('remote-lobby', { remote: 'lobby' });
    await publishBuilt(registry, root);
    const { channels } = registry.snapshot();
    const { folder, id } = await writeRelease({ remote: 'lobby', version: '2.0.0' });
    await registry.publish(folder, { actor: 'mei' });
    await registry.promote({ remote: 'lobby', release: id, actor: 'mei' });
    expect(await publishBuilt(registry, root, channels)).toEqual([]);
    expect(registry.snapshot().channels.find(({ remote }) => remote === 'lobby')).toMatchObject({ stable: id });
    registry.close();
  });

  it('moves a place from one remote to another, whichever is built first', async () => {
    const registry = await open();
    const games: Partial<Descriptor> = { places: [{ name: 'portal.game@1', view: 'game', path: '/game' }] };
    await build('remote-lobby', { remote: 'lobby', descriptor: games });
    await publishBuilt(registry, root);
    const agent = await build('remote-agent', { remote: 'agent', descriptor: games });
    const [refused] = await publishBuilt(registry, root);
    expect(refused?.message).toContain('which belongs to lobby');
    const lobby = await build('remote-lobby', { remote: 'lobby' });
    await publishBuilt(registry, root);
    expect(registry.snapshot().channels).toMatchObject([{ stable: agent }, { stable: lobby }]);
    registry.close();
  });

  it('does not change a locked channel', async () => {
    const registry = await open();
    const before = await build('remote-lobby', { remote: 'lobby' });
    await publishBuilt(registry, root);
    await registry.change({ remote: 'lobby', change: { action: 'lock' }, actor: 'mei', reason: 'looking' });
    await build('remote-lobby', { remote: 'lobby', files: { 'new.0001.js': '1' } });
    await publishBuilt(registry, root);
    expect(registry.snapshot().channels).toMatchObject([{ stable: before, locked: 'looking' }]);
    registry.close();
  });

  it('promotes once when several servers start at the same time', async () => {
    await build('host', { remote: 'host' });
    const id = await build('remote-lobby', { remote: 'lobby' });
    const registries = await Promise.all([open(), open(), open()]);
    await Promise.all(registries.map((registry) => publishBuilt(registry, root)));
    for (const registry of registries) {
      await registry.refresh();
      const lobby = registry.snapshot().channels.find(({ remote }) => remote === 'lobby');
      expect(lobby).toMatchObject({ stable: id, revision: 1 });
      registry.close();
    }
  });
});

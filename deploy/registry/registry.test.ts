import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Change } from '@atrium/api/registry';
import { readReleaseFolder } from './publishing/read-release-folder';
import { openRegistry, type Registry } from './registry';
import { describeRegistryOnEveryEngine } from './testing/on-every-engine';
import { writeRelease, type ReleaseRecipe } from './testing/write-release';
import { testTrust } from './testing/test-trust';
import { aurora } from './testing/aurora';
import { asOperator } from './testing/as-operator';

const trust = testTrust();

describeRegistryOnEveryEngine('the registry', (bench) => {
  let registry: Registry;
  const open = () =>
    openRegistry(bench.engine, { environment: 'local', ...trust, onFailure: (error) => console.error(error) });
  beforeEach(async () => (registry = await open()));
  afterEach(() => registry.close());

  const publish = async (recipe: ReleaseRecipe, sameVersion = false) => {
    const release = await writeRelease(recipe);
    return { ...release, ...(await registry.publish(release.folder, { actor: 'test', sameVersion })) };
  };
  const publishAndPromote = async (recipe: ReleaseRecipe) => {
    const { id } = await publish(recipe);
    await registry.promote({ remote: recipe.remote, release: id, actor: 'test' });
    return id;
  };
  const count = async (table: string) => {
    const { rows } = await bench.engine.database.execute(
      sql.raw(`select count(*)::int as count from registry.${table}`),
    );
    return rows[0]?.['count'];
  };

  it('serves the files of a promoted release in each encoding', async () => {
    const code = `export const text = '${'all the same '.repeat(200)}';`;
    await publishAndPromote({ remote: 'lobby', files: { 'home.0002.js': code } });
    const file = await registry.file(aurora, 'lobby', 'home.0002.js');
    expect(file?.identity.toString()).toBe(code);
    expect(brotliDecompressSync(file?.brotli ?? '').toString()).toBe(code);
    expect(gunzipSync(file?.gzip ?? '').toString()).toBe(code);
    expect(await registry.file(aurora, 'lobby', 'other.0002.js')).toBeUndefined();
    expect(await registry.file(aurora, 'host', 'home.0002.js')).toBeUndefined();
  });

  it('stores no compressed body that is not smaller', async () => {
    await publishAndPromote({ remote: 'lobby', files: { 'tiny.0002.js': '1' } });
    expect(await registry.file(aurora, 'lobby', 'tiny.0002.js')).toMatchObject({ brotli: null, gzip: null });
  });

  it('accepts the same release twice without a change', async () => {
    expect((await publish({ remote: 'lobby' })).outcome).toBe('published');
    expect((await publish({ remote: 'lobby' })).outcome).toBe('unchanged');
    expect(await count('history')).toBe(1);
  });

  it('stores a file shared by two releases once', async () => {
    const shared = { 'shared.0009.js': 'export const shared = true;' };
    await publish({ remote: 'lobby', version: '1.0.0', files: shared });
    const before = await count('files');
    await publish({ remote: 'mall', version: '1.1.0', files: shared });
    expect(await count('files')).toBe((before as number) + 1);
  });

  it('refuses other contents under a published version, except with `sameVersion`', async () => {
    await publish({ remote: 'lobby', files: { 'a.0001.js': '1' } });
    await expect(publish({ remote: 'lobby', files: { 'b.0001.js': '2' } })).rejects.toMatchObject({
      name: 'VersionTaken',
    });
    expect((await publish({ remote: 'lobby', files: { 'b.0001.js': '2' } }, true)).outcome).toBe('published');
  });

  it('refuses a wrong size of a file that is already stored', async () => {
    const stored = { 'stored.0001.js': 'export const stored = true;' };
    await publish({ remote: 'lobby', version: '1.0.0', files: stored });
    const { folder } = await writeRelease({ remote: 'lobby', version: '1.1.0', files: stored });
    const { manifest, bodies } = await readReleaseFolder(folder);
    const file = manifest.files['stored.0001.js'];
    if (!file) throw new TypeError('the release has the file');
    bodies.delete(file.integrity);
    file.bytes = 1;
    const signature = trust.signer.sign(manifest);
    const refused = registry.publishRelease({ remote: 'lobby', manifest, bodies, signature }, { actor: 'test' });
    await expect(refused).rejects.toThrow('stored.0001.js has 27 bytes, and the manifest states 1');
    expect(await count('releases')).toBe(1);
  });

  it.each([
    ['a taken version', '1.0.0', 'VersionTaken'],
    ['a taken address', '1.1.0', 'AddressTaken'],
  ])('refuses %s before it reads the bytes', async (_what, version, refusal) => {
    await publish({ remote: 'lobby', version: '1.0.0', files: { 'a.0001.js': 'first' } });
    const { folder } = await writeRelease({ remote: 'lobby', version, files: { 'a.0001.js': 'second' } });
    const { manifest } = await readReleaseFolder(folder);
    const release = { remote: 'lobby', manifest, bodies: new Map(), signature: trust.signer.sign(manifest) };
    await expect(registry.publishRelease(release, { actor: 'test' })).rejects.toMatchObject({ name: refusal });
  });

  it('refuses other bytes at an address, and stores nothing of that release', async () => {
    await publishAndPromote({ remote: 'lobby', version: '1.0.0', files: { 'a.0001.js': 'first' } });
    const other: ReleaseRecipe = {
      remote: 'lobby',
      version: '1.0.1',
      files: { 'a.0001.js': 'second', 'z.0001.js': 'new' },
    };
    await expect(publish(other)).rejects.toMatchObject({ name: 'AddressTaken' });
    expect(await registry.file(aurora, 'lobby', 'z.0001.js')).toBeUndefined();
    expect((await registry.file(aurora, 'lobby', 'a.0001.js'))?.identity.toString()).toBe('first');
  });

  it('refuses a folder with files that do not match its manifest, and names each fault', async () => {
    const { folder, entry } = await writeRelease({
      remote: 'lobby',
      manifest: { views: { home: ['nowhere.0001.js'] } },
    });
    await writeFile(join(folder, entry), 'altered');
    const publishing = registry.publish(folder, { actor: 'test' });
    await expect(publishing).rejects.toMatchObject({ name: 'ReleaseInvalid' });
    await expect(publishing).rejects.toThrow(/nowhere\.0001\.js is not among the files/);
    await expect(publishing).rejects.toThrow(`${entry} does not match the manifest`);
  });

  it('refuses an invalid manifest', async () => {
    const { folder } = await writeRelease({ remote: 'lobby' });
    await writeFile(join(folder, 'release.json'), '{"__proto__":{"polluted":true},"format":1}');
    await expect(registry.publish(folder, { actor: 'test' })).rejects.toMatchObject({ name: 'ReleaseInvalid' });
    expect('polluted' in {}).toBe(false);
  });

  it('publishes once if many publish the same release concurrently', async () => {
    const { folder } = await writeRelease({ remote: 'lobby' });
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => registry.publish(folder, { actor: 'test' })));
    expect(outcomes.filter(({ outcome }) => outcome === 'published')).toHaveLength(1);
    expect(await count('releases')).toBe(1);
  });

  it('serves a promoted release, and remembers the previous one', async () => {
    const first = await publishAndPromote({ remote: 'lobby', version: '1.0.0' });
    const second = await publishAndPromote({ remote: 'lobby', version: '2.0.0' });
    const [channel] = registry.snapshot().channels;
    expect(channel).toMatchObject({ remote: 'lobby', stable: second, previous: [first], revision: 2 });
    expect(registry.snapshot().release('lobby', second)?.version).toBe('2.0.0');
    expect(registry.snapshot().release('lobby', first)?.version).toBe('1.0.0');
  });

  it('serves a promoted release in other processes too', async () => {
    const other = await open();
    const seen = new Promise<void>((resolve) => {
      const look = setInterval(() => {
        if (other.snapshot().channels.length === 0) return;
        clearInterval(look);
        resolve();
      }, 5);
    });
    await publishAndPromote({ remote: 'lobby' });
    await seen;
    other.close();
  });

  it('accepts one of two changes with the same revision', async () => {
    const { id: one } = await publish({ remote: 'lobby', version: '1.0.0' });
    const { id: two } = await publish({ remote: 'lobby', version: '2.0.0' });
    const outcomes = await Promise.allSettled(
      [one, two].map((release) => registry.promote({ remote: 'lobby', release, actor: 'test', expected: 0 })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(lost?.reason).toMatchObject({ name: 'ChannelMoved' });
  });

  it('refuses the second of two different changes with the same revision', async () => {
    const first = await publishAndPromote({ remote: 'lobby', version: '1.0.0' });
    await publishAndPromote({ remote: 'lobby', version: '2.0.0' });
    const changes: Change[] = [{ action: 'rollback' }, { action: 'pin', release: first, merchants: ['lotus'] }];
    const outcomes = await Promise.allSettled(
      changes.map((change) => registry.change({ remote: 'lobby', change, actor: 'test', expected: 2 })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(registry.snapshot().channels[0]?.revision).toBe(3);
    expect(await count('history')).toBe(5);
  });

  it('never refuses a rollback, even if another remote has the same claims now', async () => {
    const old = await publishAndPromote({
      remote: 'lobby',
      version: '1.0.0',
      descriptor: { places: [{ name: 'lobby.game@1', view: 'game', path: '/game' }] },
    });
    await publishAndPromote({ remote: 'lobby', version: '2.0.0' });
    await publishAndPromote({
      remote: 'mall',
      descriptor: { places: [{ name: 'mall.game@1', view: 'game', path: '/game' }] },
    });
    await registry.change({ remote: 'lobby', change: { action: 'rollback' }, actor: 'test', reason: 'it fails' });
    const lobby = registry.snapshot().channels.find(({ remote }) => remote === 'lobby');
    expect(lobby).toMatchObject({ stable: old, previous: [], revision: 3 });
  });

  it('separates the channels of environments', async () => {
    const id = await publishAndPromote({ remote: 'lobby' });
    await registry.change({
      remote: 'lobby',
      environment: 'staging',
      change: { action: 'promote', release: id },
      actor: 'test',
    });
    expect(await asOperator(registry)('status', { environment: 'staging' })).toMatchObject([
      { revision: 1, stable: { id } },
    ]);
    expect(await asOperator(registry)('history', { environment: 'staging' })).toHaveLength(2);
    expect(registry.snapshot().channels).toHaveLength(1);
  });

  it('refuses to promote an unknown release', async () => {
    const promoting = registry.promote({ remote: 'lobby', release: '0'.repeat(20), actor: 'test' });
    await expect(promoting).rejects.toMatchObject({ name: 'ReleaseUnknown' });
  });

  it('refuses to promote a remote that requires another contract', async () => {
    const { id } = await publish({ remote: 'lobby', descriptor: { requires: '^9.0.0' } });
    await expect(registry.promote({ remote: 'lobby', release: id, actor: 'test' })).rejects.toMatchObject({
      name: 'NotDeployable',
    });
  });

  it('refuses to promote a remote with a claim of another remote', async () => {
    await publishAndPromote({
      remote: 'lobby',
      descriptor: { places: [{ name: 'lobby.game@1', view: 'game', path: '/game/:id' }] },
    });
    const { id } = await publish({
      remote: 'mall',
      descriptor: { places: [{ name: 'mall.game@1', view: 'game', path: '/game/:name' }] },
    });
    await expect(registry.promote({ remote: 'mall', release: id, actor: 'test' })).rejects.toMatchObject({
      name: 'NotDeployable',
    });
    await expect(registry.promote({ remote: 'mall', release: id, actor: 'test' })).rejects.toThrow(
      'which belongs to lobby',
    );
  });

  it('has a history that cannot be changed', async () => {
    await publishAndPromote({ remote: 'lobby' });
    const { rows } = await bench.engine.database.execute(sql`select action from registry.history order by sequence`);
    expect(rows).toEqual([{ action: 'publish' }, { action: 'promote' }]);
    await expect(bench.engine.database.execute(sql`delete from registry.history`)).rejects.toThrow();
    await expect(bench.engine.database.execute(sql`update registry.history set actor = 'x'`)).rejects.toThrow();
  });
});

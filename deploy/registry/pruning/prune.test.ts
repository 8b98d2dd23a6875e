import { sql } from 'drizzle-orm';
import type { Change } from '@atrium/api/registry';
import { openRegistry, type Registry } from '../registry';
import { describeRegistryOnEveryEngine } from '../testing/on-every-engine';
import { testTrust } from '../testing/test-trust';
import { writeRelease } from '../testing/write-release';
import { keeping, prune } from './prune';
import { aurora } from '../testing/aurora';
import { asOperator } from '../testing/as-operator';

const trust = testTrust();
const day = 86_400_000;

describeRegistryOnEveryEngine('pruning', (bench) => {
  let registry: Registry;
  beforeEach(async () => {
    registry = await openRegistry(bench.engine, { environment: 'local', ...trust, onFailure: () => undefined });
  });
  afterEach(() => registry.close());

  const later = (days: number) => new Date(Date.now() + days * day);
  /** Publishes 1.0.0, 1.0.1 … one after the other, each with its own file and one that all share. */
  async function publish(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let patch = 0; patch < count; patch += 1) {
      const files = { [`own.${String(patch).padStart(4, '0')}.js`]: `${patch}`, 'shared.0001.js': 'shared' };
      const { folder, id } = await writeRelease({ remote: 'lobby', version: `1.0.${patch}`, files });
      await registry.publish(folder, { actor: 'test' });
      ids.push(id);
    }
    return ids;
  }
  const left = async () => (await asOperator(registry)('releases', { remote: 'lobby' })).map(({ version }) => version);
  const count = async (table: string) => {
    const { rows } = await bench.engine.database.execute(
      sql.raw(`select count(*)::int as count from registry.${table}`),
    );
    return rows[0]?.['count'];
  };

  it('removes old releases beyond the latest twenty that no channel names, with their own files', async () => {
    const ids = await publish(keeping.releases + 3);
    await registry.promote({ remote: 'lobby', release: ids[1] ?? '', actor: 'test' });
    const pruned = await prune(bench.engine, { now: later(keeping.days + 1) });
    expect(pruned.releases.map(({ version }) => version).sort()).toEqual(['1.0.0', '1.0.2']);
    // each had its own entry and file
    expect(pruned.files).toBe(4);
    expect(await left()).toContain('1.0.1');
    expect(await left()).toHaveLength(keeping.releases + 1);
    await registry.refresh();
    expect((await registry.file(aurora, 'lobby', 'own.0001.js'))?.identity.toString()).toBe('1');
    expect((await registry.file(aurora, 'lobby', 'shared.0001.js'))?.identity.toString()).toBe('shared');
  });

  it('removes neither younger releases nor those in use until recently', async () => {
    const ids = await publish(keeping.releases + 2);
    expect((await prune(bench.engine, { now: later(keeping.days - 1) })).releases).toEqual([]);
    await bench.engine.database.execute(sql`
      insert into registry.history (at, action, remote, release, from_release, actor)
      values (now() + interval '20 days', 'promote', 'lobby', ${ids[1]}, ${ids[0]}, 'test')`);
    expect((await prune(bench.engine, { now: later(keeping.days + 15) })).releases).toEqual([]);
    const pruned = await prune(bench.engine, { now: later(keeping.days + 21) });
    expect(pruned.releases.map(({ id }) => id).sort()).toEqual(ids.slice(0, 2).sort());
  });

  it('never removes a release that a channel of any environment names as previous, pinned or canary', async () => {
    const [a = '', b = '', c = '', d = ''] = await publish(keeping.releases + 6);
    await registry.promote({ remote: 'lobby', release: a, actor: 'test' });
    await registry.promote({ remote: 'lobby', release: b, actor: 'test' });
    const change = registry.change.bind(registry);
    await change({ remote: 'lobby', change: { action: 'pin', release: c, merchants: ['lotus'] }, actor: 'test' });
    await change({
      remote: 'lobby',
      environment: 'staging',
      change: { action: 'promote', release: a },
      actor: 'test',
    });
    const audience = { percent: 5 };
    await change({
      remote: 'lobby',
      environment: 'staging',
      change: { action: 'canary', release: d, audience },
      actor: 'test',
    });
    const pruned = await prune(bench.engine, { now: later(365) });
    expect(pruned.releases.map(({ version }) => version).sort()).toEqual(['1.0.4', '1.0.5']);
  });

  it('never removes a canary that ended recently, though no event of the history names its end', async () => {
    const [a = '', b = ''] = await publish(keeping.releases + 4);
    const change = (given: Change) => registry.change({ remote: 'lobby', change: given, actor: 'test' });
    await change({ action: 'promote', release: a });
    await change({ action: 'canary', release: b, audience: { percent: 5 } });
    await change({ action: 'stop-canary' });
    await bench.engine.database.execute(sql`update registry.used_releases set until = now() + interval '20 days'`);
    const pruned = await prune(bench.engine, { now: later(keeping.days + 15) });
    expect(pruned.releases.map(({ version }) => version).sort()).toEqual(['1.0.2', '1.0.3']);
  });

  it('returns what it would remove, and removes nothing, in a dry run', async () => {
    await publish(keeping.releases + 1);
    const before = await count('files');
    const pruned = await prune(bench.engine, { now: later(keeping.days + 1), dryRun: true });
    expect(pruned).toMatchObject({ releases: [{ version: '1.0.0' }], files: 2 });
    expect(await left()).toHaveLength(keeping.releases + 1);
    expect(await count('files')).toBe(before);
  });

  it('removes releases completely: a removed one can be published again', async () => {
    await publish(keeping.releases + 1);
    await prune(bench.engine, { now: later(keeping.days + 1) });
    const [id = ''] = await publish(1);
    await registry.promote({ remote: 'lobby', release: id, actor: 'test' });
    expect((await registry.file(aurora, 'lobby', 'own.0000.js'))?.identity.toString()).toBe('0');
  });
});

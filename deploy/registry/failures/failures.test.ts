import { sql } from 'drizzle-orm';
import { describeOnEveryEngine } from '../../engine/testing/every-engine';
import { openRegistry, type Registry, type RegistryOptions } from '../registry';
import { pageLoads } from '../testing/page-loads';
import { testTrust } from '../testing/test-trust';
import { writeRelease } from '../testing/write-release';
import type { SteppedBack } from './step-back';
import { usualRule } from './step-back-rule';

const trust = testTrust();
const minute = 60_000;

describeOnEveryEngine('failures of releases', (bench) => {
  /** A minute after all that was done to channels, which happens by the database's clock. */
  const begin = Date.now() + minute;
  let now = begin;
  const stepped: SteppedBack[] = [];
  const opened: Registry[] = [];
  beforeEach(() => {
    now = begin;
    stepped.splice(0);
  });
  afterEach(() => {
    for (const registry of opened.splice(0)) registry.close();
  });

  const open = async (options: Partial<RegistryOptions> = {}) => {
    const registry = await openRegistry(bench.engine, {
      environment: 'local',
      ...trust,
      failed: (error) => {
        throw error;
      },
      stepBack: usualRule,
      steppedBack: (what) => void stepped.push(what),
      now: () => now,
      ...options,
    });
    opened.push(registry);
    return registry;
  };
  const publish = async (registry: Registry, version: string, remote = 'lobby') => {
    const { folder, id } = await writeRelease({ remote, version });
    await registry.publish(folder, { actor: 'test' });
    return id;
  };
  const promote = async (registry: Registry, version: string) => {
    const release = await publish(registry, version);
    await registry.promote({ remote: 'lobby', release, actor: 'test' });
    return release;
  };
  const tell = async (registry: Registry, release: string, loads: number, failures: number, servedAt = now) => {
    const name = `${release}-${servedAt}-`;
    registry.reports.take(pageLoads({ remote: 'lobby', release, loads, failures, servedAt, name }));
    await registry.reports.written();
  };
  const channel = async (registry: Registry) => (await registry.status({ remote: 'lobby' }))[0];
  const latest = async (registry: Registry) => (await registry.history({ remote: 'lobby' }))[0];

  it('are counted once for each page load, across processes and restarts, whoever tells them again', async () => {
    const one = await open();
    const two = await open();
    const release = await publish(one, '1.0.0');
    const told = pageLoads({ remote: 'lobby', release, loads: 30, failures: 3, servedAt: now });
    for (const registry of [one, two, one]) registry.reports.take([...told, ...told]);
    await Promise.all([one.reports.written(), two.reports.written()]);
    const restarted = await open();
    restarted.reports.take(told);
    await restarted.reports.written();
    const { releases } = await restarted.failures({ minutes: 60, bucketSeconds: 60 });
    expect(releases).toMatchObject([{ loads: 30, failures: 3, phases: { load: 0, mount: 3, run: 0, command: 0 } }]);
  });

  it('are read by remote, release and phase over time', async () => {
    const registry = await open();
    const first = await publish(registry, '1.0.0');
    const second = await publish(registry, '1.1.0');
    const since = Math.floor(now / minute) * minute;
    await tell(registry, first, 10, 1, since);
    await tell(registry, second, 20, 2, since);
    await tell(registry, second, 5, 4, since + minute);
    now = since + 2 * minute;
    const { releases, rule } = await registry.failures({ remote: 'lobby', minutes: 5, bucketSeconds: 60 });
    expect(rule).toEqual(usualRule);
    expect(releases.map(({ release, loads, failures }) => [release.version, loads, failures])).toEqual([
      ['1.1.0', 25, 6],
      ['1.0.0', 10, 1],
    ]);
    expect(releases[0]?.buckets).toEqual([
      { at: new Date(since), loads: 20, failures: 2, phases: { load: 0, mount: 2, run: 0, command: 0 } },
      { at: new Date(since + minute), loads: 5, failures: 4, phases: { load: 0, mount: 4, run: 0, command: 0 } },
    ]);
    expect(releases[0]?.sample).toBe('TypeError: x is not a function');
    expect((await registry.failures({ minutes: 1, bucketSeconds: 60 })).releases[0]).toMatchObject({ loads: 5 });
    expect((await registry.failures({ environment: 'other', minutes: 5, bucketSeconds: 60 })).releases).toEqual([]);
  });

  it('step a channel back to the release before, locked, with the evidence in the history', async () => {
    const registry = await open();
    const good = await promote(registry, '1.0.0');
    const bad = await promote(registry, '1.1.0');
    await tell(registry, bad, 60, 12);
    await registry.reports.look();
    expect(await channel(registry)).toMatchObject({ stable: { id: good }, previous: null, revision: 3 });
    const evidence = {
      loads: 60,
      failures: 12,
      window: 600,
      phases: { load: 0, mount: 12, run: 0, command: 0 },
      sample: 'TypeError: x is not a function',
    };
    const reason =
      `stepped back: lobby 1.1.0 (${bad}) failed 12 of 60 page loads within 10 minutes (mount 12), ` +
      'such as by "TypeError: x is not a function"';
    expect(await latest(registry)).toMatchObject({
      action: 'step-back',
      release: good,
      from: bad,
      actor: 'atrium',
      reason,
      detail: { evidence },
    });
    expect((await channel(registry))?.locked).toBe(reason);
    expect(stepped).toEqual([{ environment: 'local', remote: 'lobby', release: bad, to: good, reason, evidence }]);
    await expect(registry.promote({ remote: 'lobby', release: bad, actor: 'test' })).rejects.toThrow('unlock');
  });

  it('step a channel back once, however many processes watch', async () => {
    const registries = [await open(), await open(), await open()];
    const [registry] = registries as [Registry];
    await promote(registry, '1.0.0');
    await promote(registry, '1.1.0');
    const bad = await promote(registry, '1.2.0');
    await tell(registry, bad, 50, 50);
    await Promise.all(registries.flatMap(({ reports }) => [reports.look(), reports.look()]));
    expect(stepped).toHaveLength(1);
    const steps = (await registry.history({ remote: 'lobby' })).filter(({ action }) => action === 'step-back');
    expect(steps).toHaveLength(1);
    expect(await channel(registry)).toMatchObject({ stable: { version: '1.1.0' }, revision: 4 });
  });

  it('leave a channel alone below the threshold, outside the window, and while it is locked', async () => {
    const registry = await open();
    await promote(registry, '1.0.0');
    const bad = await promote(registry, '1.1.0');
    await tell(registry, bad, 49, 49);
    await registry.reports.look();
    now += 11 * minute;
    await tell(registry, bad, 1, 1);
    await registry.reports.look();
    expect(await channel(registry)).toMatchObject({ stable: { id: bad } });
    await registry.change({ remote: 'lobby', change: { action: 'lock' }, actor: 'mei', reason: 'looking' });
    await tell(registry, bad, 100, 100, now - minute);
    await registry.reports.look();
    expect(await channel(registry)).toMatchObject({ stable: { id: bad }, locked: 'looking' });
  });

  it('are said and locked where there is nothing to step back to, once', async () => {
    const registry = await open();
    const only = await promote(registry, '1.0.0');
    await tell(registry, only, 60, 60);
    await registry.reports.look();
    await registry.reports.look();
    expect(stepped).toMatchObject([{ release: only, to: null }]);
    expect(await channel(registry)).toMatchObject({ stable: { id: only }, revision: 2 });
    expect((await channel(registry))?.locked).toMatch(/^nothing to step back to: lobby 1\.0\.0/);
    const events = await registry.history({ remote: 'lobby' });
    expect(events.map(({ action }) => action)).toEqual(['no-way-back', 'promote', 'publish']);
  });

  it('end a trial, and are not held against a release a person has decided for since', async () => {
    const registry = await open();
    const stable = await promote(registry, '1.0.0');
    const tried = await publish(registry, '1.1.0');
    const canary = () =>
      registry.change({
        remote: 'lobby',
        change: { action: 'canary', release: tried, audience: { percent: 5 } },
        actor: 'mei',
      });
    await canary();
    await tell(registry, tried, 60, 12);
    await registry.reports.look();
    expect(await channel(registry)).toMatchObject({ stable: { id: stable }, trial: null });
    expect(await latest(registry)).toMatchObject({ action: 'step-back', release: stable, from: tried });

    await registry.change({ remote: 'lobby', change: { action: 'unlock' }, actor: 'mei' });
    await canary();
    // as if a person had decided after those page loads
    await bench.engine.database.execute(
      sql`update registry.load_counts set at = at - interval '2 minutes' where release = ${tried}`,
    );
    await registry.reports.look();
    expect(await channel(registry)).toMatchObject({ trial: { release: { id: tried } }, locked: null });
  });

  it('are forgotten when they are old: what is spent after its token, counts after a month', async () => {
    const registry = await open();
    const release = await publish(registry, '1.0.0');
    await tell(registry, release, 5, 5);
    const count = async (table: string) =>
      (await bench.engine.database.execute(sql.raw(`select count(*)::int as count from registry.${table}`))).rows[0];
    expect(await count('spent_reports')).toEqual({ count: 15 });
    now += 61 * minute;
    await registry.reports.written();
    expect([await count('spent_reports'), await count('load_counts')]).toEqual([{ count: 0 }, { count: 3 }]);
    now += 30 * 1440 * minute;
    await registry.reports.written();
    expect(await count('load_counts')).toEqual({ count: 0 });
  });
});

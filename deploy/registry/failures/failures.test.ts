import { sql } from 'drizzle-orm';
import { openRegistry, type Registry } from '../registry';
import type { RegistryOptions } from '../registry-options';
import { describeRegistryOnEveryEngine } from '../testing/on-every-engine';
import { pageLoads, type PageLoads } from '../testing/page-loads';
import { testTrust } from '../testing/test-trust';
import { writeRelease } from '../testing/write-release';
import type { Alert } from './alerts';
import { countLimits } from './count-reports';
import type { RolledBack } from './roll-back';
import { defaultRule } from './rollback-rule';
import { asOperator } from '../testing/as-operator';

const trust = testTrust();
const minute = 60_000;

describeRegistryOnEveryEngine('failures of releases', (bench) => {
  /** A minute after all changes of channels, which use the clock of the database. */
  const begin = () => Date.now() + minute;
  let now = begin();
  const rolledBack: RolledBack[] = [];
  const alerted: Alert[] = [];
  const opened: Registry[] = [];
  beforeEach(() => {
    now = begin();
    rolledBack.splice(0);
    alerted.splice(0);
  });
  afterEach(() => {
    for (const registry of opened.splice(0)) registry.close();
  });

  const open = async (options: Partial<RegistryOptions> = {}) => {
    const registry = await openRegistry(bench.engine, {
      environment: 'local',
      ...trust,
      onFailure: (error) => {
        throw error;
      },
      rollback: defaultRule,
      rolledBack: (what) => void rolledBack.push(what),
      alerted: (what) => void alerted.push(what),
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
  const report = async (
    registry: Registry,
    release: string,
    loads: number,
    failures: number,
    { servedAt = now, name = `${release}-${servedAt}-`, ...from }: Partial<PageLoads> = {},
  ) => {
    registry.reports.record(pageLoads({ remote: 'lobby', release, loads, failures, servedAt, name, ...from }));
    await registry.reports.flush();
  };
  const channel = async (registry: Registry) => (await asOperator(registry)('status', { remote: 'lobby' }))[0];
  const latest = async (registry: Registry) => (await asOperator(registry)('history', { remote: 'lobby' }))[0];

  it('are counted once per page load, across processes, restarts and repeated reports', async () => {
    const one = await open();
    const two = await open();
    const release = await publish(one, '1.0.0');
    const reports = pageLoads({ remote: 'lobby', release, loads: 30, failures: 3, servedAt: now });
    for (const registry of [one, two, one]) registry.reports.record([...reports, ...reports]);
    await Promise.all([one.reports.flush(), two.reports.flush()]);
    const restarted = await open();
    restarted.reports.record(reports);
    await restarted.reports.flush();
    const { releases } = await asOperator(restarted)('failures', { minutes: 60, bucket: 60 });
    expect(releases).toMatchObject([{ loads: 30, failures: 3, phases: { load: 0, mount: 3, run: 0, command: 0 } }]);
  });

  it('are read by remote, release, phase and time', async () => {
    const registry = await open();
    const first = await publish(registry, '1.0.0');
    const second = await publish(registry, '1.1.0');
    const since = Math.floor(now / minute) * minute;
    await report(registry, first, 10, 1, { servedAt: since });
    await report(registry, second, 20, 2, { servedAt: since });
    await report(registry, second, 5, 4, { servedAt: since + minute });
    now = since + 2 * minute;
    const { releases, rule } = await asOperator(registry)('failures', { remote: 'lobby', minutes: 5, bucket: 60 });
    expect(rule).toEqual(defaultRule);
    expect(releases.map(({ release, loads, failures }) => [release.version, loads, failures])).toEqual([
      ['1.1.0', 25, 6],
      ['1.0.0', 10, 1],
    ]);
    expect(releases[0]?.buckets).toEqual([
      { at: new Date(since), loads: 20, failures: 2, phases: { load: 0, mount: 2, run: 0, command: 0 } },
      { at: new Date(since + minute), loads: 5, failures: 4, phases: { load: 0, mount: 4, run: 0, command: 0 } },
    ]);
    expect(releases[0]?.sample).toBe('TypeError: x is not a function');
    expect((await asOperator(registry)('failures', { minutes: 1, bucket: 60 })).releases[0]).toMatchObject({
      loads: 5,
    });
    expect((await asOperator(registry)('failures', { environment: 'other', minutes: 5, bucket: 60 })).releases).toEqual(
      [],
    );
  });

  it('roll a channel back to the previous release, lock it, and record the evidence in the history', async () => {
    const registry = await open();
    const good = await promote(registry, '1.0.0');
    const bad = await promote(registry, '1.1.0');
    await report(registry, bad, 60, 12);
    await registry.reports.check();
    expect(await channel(registry)).toMatchObject({ stable: { id: good }, previous: null, revision: 3 });
    const evidence = {
      loads: 60,
      failures: 12,
      networks: 60,
      failingNetworks: 12,
      counted: { loads: 60, failures: 12 },
      window: 600,
      phases: { load: 0, mount: 12, run: 0, command: 0 },
      sample: 'TypeError: x is not a function',
    };
    const reason =
      `automatic rollback: lobby 1.1.0 (${bad}) failed 12 of 60 page loads in 12 of 60 networks ` +
      'within 10 minutes (mount 12), for example "TypeError: x is not a function"';
    expect(await latest(registry)).toMatchObject({
      action: 'automatic-rollback',
      release: good,
      from: bad,
      actor: 'atrium',
      reason,
      detail: { evidence, before: { stable: bad, previous: [good], pins: {} } },
    });
    expect((await channel(registry))?.locked).toBe(reason);
    expect(rolledBack).toEqual([{ environment: 'local', remote: 'lobby', release: bad, to: good, reason, evidence }]);
    await expect(registry.promote({ remote: 'lobby', release: bad, actor: 'test' })).rejects.toThrow('unlock');
  });

  it('roll a channel back once, however many processes watch', async () => {
    const registries = [await open(), await open(), await open()];
    const [registry] = registries as [Registry];
    await promote(registry, '1.0.0');
    await promote(registry, '1.1.0');
    const bad = await promote(registry, '1.2.0');
    await report(registry, bad, 50, 50);
    await Promise.all(registries.flatMap(({ reports }) => [reports.check(), reports.check()]));
    expect(rolledBack).toHaveLength(1);
    const steps = (await asOperator(registry)('history', { remote: 'lobby' })).filter(
      ({ action }) => action === 'automatic-rollback',
    );
    expect(steps).toHaveLength(1);
    expect(await channel(registry)).toMatchObject({ stable: { version: '1.1.0' }, revision: 4 });
  });

  it('do not change a channel below the threshold, outside the window, or while it is locked', async () => {
    const registry = await open();
    await promote(registry, '1.0.0');
    const bad = await promote(registry, '1.1.0');
    await report(registry, bad, 9, 9);
    await registry.reports.check();
    now += 11 * minute;
    await report(registry, bad, 1, 1);
    await registry.reports.check();
    expect(await channel(registry)).toMatchObject({ stable: { id: bad } });
    await registry.change({ remote: 'lobby', change: { action: 'lock' }, actor: 'mei', reason: 'looking' });
    await report(registry, bad, 100, 100, { servedAt: now - minute });
    await registry.reports.check();
    expect(await channel(registry)).toMatchObject({ stable: { id: bad }, locked: 'looking' });
    expect(alerted).toMatchObject([{ release: bad, cause: 'locked' }]);
  });

  it.each([
    ['one network', { networks: 1 }],
    ['two networks', { networks: 2 }],
    ['all networks of an IPv6 /48', { networks: 1000, prefix: 'p' }],
    ['all addresses of an IPv4 /24', { networks: 256, prefix: 'p' }],
  ])('raise an alert and change nothing on reports from only %s', async (_what, from) => {
    const registry = await open();
    await promote(registry, '1.0.0');
    const bad = await promote(registry, '1.1.0');
    for (let step = 0; step < 50; step += 1)
      await report(registry, bad, 200, 200, { servedAt: now - step * 10_000, ...from });
    await registry.reports.check();
    await registry.reports.check();
    expect(rolledBack).toEqual([]);
    expect(await channel(registry)).toMatchObject({ stable: { id: bad }, locked: null, revision: 2 });
    expect(alerted).toMatchObject([{ release: bad, cause: 'few-networks' }]);
    const { alerts } = await asOperator(registry)('failures', { minutes: 60, bucket: 60 });
    expect(alerts).toMatchObject([{ remote: 'lobby', release: bad, cause: 'few-networks' }]);
    expect(registry.reports.alerts()).toMatchObject([{ remote: 'lobby', release: bad }]);
    expect(alerts[0]?.text).toMatch(/too few networks report it for an automatic rollback$/);
  });

  it('roll a release back after ten of ten page loads from three networks', async () => {
    const registry = await open();
    const good = await promote(registry, '1.0.0');
    const bad = await promote(registry, '1.1.0');
    await report(registry, bad, 10, 10, { networks: 3 });
    await registry.reports.check();
    expect(await channel(registry)).toMatchObject({ stable: { id: good } });
  });

  it('are not hidden by a network that reports any number of good page loads', async () => {
    const registry = await open();
    const good = await promote(registry, '1.0.0');
    const bad = await promote(registry, '1.1.0');
    for (let step = 0; step < 50; step += 1)
      await report(registry, bad, 200, 0, { servedAt: now - step * 10_000, networks: 1, name: `many${step}-` });
    await report(registry, bad, 20, 20, { name: 'honest-' });
    await registry.reports.check();
    expect(await channel(registry)).toMatchObject({ stable: { id: good } });
  });

  it('write a bounded number of rows for one IPv4 /24, one IPv6 /48, and all networks together', async () => {
    const registry = await open();
    const release = await promote(registry, '1.0.0');
    const rows = async (table: string) =>
      Number(
        (await bench.engine.database.execute(sql.raw(`select count(*) from registry.${table}`))).rows[0]?.['count'],
      );
    await report(registry, release, 400, 400, { prefix: 'p', name: 'one-' });
    await report(registry, release, 400, 400, { prefix: 'p', name: 'two-' });
    expect(await rows('network_loads')).toBe(countLimits.networks + 1);
    expect(await rows('spent_reports')).toBe(3 * countLimits.loads);
    await report(registry, release, 2 * countLimits.allNetworks, 0, { name: 'three-' });
    await report(registry, release, 2 * countLimits.allNetworks, 0, { name: 'four-' });
    expect(await rows('network_loads')).toBe(countLimits.allNetworks + 1);
    const { releases } = await asOperator(registry)('failures', { minutes: 5, bucket: 60 });
    expect(releases[0]?.loads).toBeGreaterThanOrEqual(2 * countLimits.allNetworks);
  });

  it('do not roll back a release again that an operator has restored with a reason', async () => {
    const registry = await open();
    const good = await promote(registry, '1.0.0');
    const bad = await promote(registry, '1.1.0');
    const restore = (release: string, reason?: string) =>
      registry.change({ remote: 'lobby', change: { action: 'restore', release }, actor: 'mei', reason });
    await expect(restore(bad, 'why not')).rejects.toThrow('is not an automatic rollback');
    await report(registry, bad, 60, 30);
    await registry.reports.check();
    expect(await channel(registry)).toMatchObject({ stable: { id: good } });
    await expect(restore(bad)).rejects.toThrow('reason');
    await expect(restore(good, 'not this one')).rejects.toThrow('is not an automatic rollback');
    await restore(bad, 'a browser extension broke it');
    expect(await channel(registry)).toMatchObject({
      stable: { id: bad },
      previous: { id: good },
      locked: null,
      revision: 4,
    });
    expect(await latest(registry)).toMatchObject({
      action: 'restore',
      release: bad,
      reason: 'a browser extension broke it',
    });
    // after the decision, by the clock of the database
    const servedAt = begin();
    await report(registry, bad, 60, 60, { servedAt, name: 'after-' });
    now = servedAt;
    await registry.reports.check();
    expect(await channel(registry)).toMatchObject({ stable: { id: bad }, locked: null });
    expect(alerted).toMatchObject([{ release: bad, cause: 'restored' }]);
    await expect(restore(bad, 'again')).rejects.toThrow('is not an automatic rollback');
  });

  it('do not end a canary again that an operator has restored', async () => {
    const registry = await open();
    const stable = await promote(registry, '1.0.0');
    const tried = await publish(registry, '1.1.0');
    const audience = { percent: 5 };
    const canary = { action: 'canary', release: tried, audience } as const;
    await registry.change({ remote: 'lobby', change: canary, actor: 'mei' });
    await report(registry, tried, 60, 30);
    await registry.reports.check();
    expect(await channel(registry)).toMatchObject({ stable: { id: stable }, canary: null });
    const restore = { action: 'restore', release: tried } as const;
    await registry.change({ remote: 'lobby', change: restore, actor: 'mei', reason: 'looked' });
    expect(await channel(registry)).toMatchObject({
      stable: { id: stable },
      canary: { release: { id: tried }, audience },
      locked: null,
    });
  });

  it('raise an alert, lock nothing and are recorded once, if there is no release to roll back to', async () => {
    const registry = await open();
    const only = await promote(registry, '1.0.0');
    await report(registry, only, 60, 60);
    await registry.reports.check();
    await registry.reports.check();
    expect(rolledBack).toEqual([]);
    expect(await channel(registry)).toMatchObject({ stable: { id: only }, revision: 1, locked: null });
    expect(alerted).toMatchObject([{ release: only, cause: 'nothing-earlier' }]);
    const events = await asOperator(registry)('history', { remote: 'lobby' });
    expect(events.map(({ action }) => action)).toEqual(['no-rollback', 'promote', 'publish']);
    expect(events[0]).toMatchObject({ detail: { evidence: { loads: 60, failures: 60 } } });
  });

  it('end a canary, and do not count against a release that an operator has chosen since', async () => {
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
    await report(registry, tried, 60, 12);
    await registry.reports.check();
    expect(await channel(registry)).toMatchObject({ stable: { id: stable }, canary: null });
    expect(await latest(registry)).toMatchObject({ action: 'automatic-rollback', release: stable, from: tried });

    await registry.change({ remote: 'lobby', change: { action: 'unlock' }, actor: 'mei' });
    await canary();
    // as if an operator had decided after those page loads
    await bench.engine.database.execute(
      sql`update registry.load_counts set at = at - interval '2 minutes' where release = ${tried}`,
    );
    await bench.engine.database.execute(
      sql`update registry.network_loads set at = at - interval '2 minutes' where release = ${tried}`,
    );
    await registry.reports.check();
    expect(await channel(registry)).toMatchObject({ canary: { release: { id: tried } }, locked: null });
  });

  it('are pruned: spent reports after their token expires, counts after a month', async () => {
    const registry = await open();
    const release = await publish(registry, '1.0.0');
    await report(registry, release, 5, 5);
    const count = async (table: string) =>
      (await bench.engine.database.execute(sql.raw(`select count(*)::int as count from registry.${table}`))).rows[0];
    expect(await count('spent_reports')).toEqual({ count: 15 });
    now += 61 * minute;
    await registry.reports.flush();
    expect([await count('spent_reports'), await count('load_counts')]).toEqual([{ count: 0 }, { count: 3 }]);
    expect(await count('network_loads')).toEqual({ count: 0 });
    now += 30 * 1440 * minute;
    await registry.reports.flush();
    expect(await count('load_counts')).toEqual({ count: 0 });
  });
});

import { sql } from 'drizzle-orm';
import { demoMerchants } from '../../merchants';
import type { Change } from '@atrium/api/registry';
import { openRegistry, type Registry } from '../registry';
import { describeRegistryOnEveryEngine } from '../testing/on-every-engine';
import { testTrust } from '../testing/test-trust';
import { writeRelease } from '../testing/write-release';

const trust = testTrust();
const aurora = { code: 'aurora', remotes: ['lobby'] };
const lotus = { code: 'lotus', remotes: ['lobby'] };
const day = 86_400_000;

describeRegistryOnEveryEngine('files of releases', (bench) => {
  let registry: Registry;
  let now: number;
  const open = () =>
    openRegistry(bench.engine, { environment: 'local', ...trust, onFailure: () => undefined, now: () => now });
  beforeEach(async () => {
    now = Date.now();
    registry = await open();
  });
  afterEach(() => registry.close());

  /** Publishes a release with its own file, `own.000N.js`. */
  async function publish(major: number): Promise<string> {
    const files = { [`own.000${major}.js`]: `${major}` };
    const { folder, id } = await writeRelease({ remote: 'lobby', version: `${major}.0.0`, files });
    await registry.publish(folder, { actor: 'test' });
    return id;
  }
  const change = (given: Change) => registry.change({ remote: 'lobby', change: given, actor: 'test' });
  const promote = async (major: number) => change({ action: 'promote', release: await publish(major) });
  const isServed = async (major: number, merchant = aurora) =>
    (await registry.file(merchant, 'lobby', `own.000${major}.js`)) !== undefined;

  it('are not served while page loads do not get the release', async () => {
    await publish(1);
    await promote(2);
    await publish(3);
    expect([await isServed(1), await isServed(2), await isServed(3)]).toEqual([false, true, false]);
  });

  it('are served only to merchants that get the release by a pin or a canary', async () => {
    await promote(1);
    await change({ action: 'pin', release: await publish(2), merchants: ['lotus'] });
    await change({ action: 'canary', release: await publish(3), audience: { merchants: ['lotus'] } });
    expect([await isServed(2), await isServed(3)]).toEqual([false, false]);
    expect([await isServed(2, lotus), await isServed(3, lotus)]).toEqual([true, true]);
    expect([await isServed(1), await isServed(1, lotus)]).toEqual([true, true]);
  });

  it.each<[string, Change]>([
    ['a rollback', { action: 'rollback' }],
    ['the end of a canary', { action: 'stop-canary' }],
    ['the end of a pin', { action: 'unpin', merchants: ['lotus'] }],
  ])('stay served for 30 days after %s, for pages that are open', async (_what, end) => {
    await promote(1);
    await promote(2);
    await change({ action: 'pin', release: await publish(3), merchants: ['lotus'] });
    await change({ action: 'canary', release: await publish(4), audience: { percent: 5 } });
    await change(end);
    const served = async () => [await isServed(2, lotus), await isServed(3, lotus), await isServed(4, lotus)];
    now += 29 * day;
    expect(await served()).toEqual([true, true, true]);
    now += 2 * day;
    const ended = { rollback: [2, 4], 'stop-canary': [4], unpin: [3] }[end.action as 'rollback'];
    expect(await served()).toEqual([2, 3, 4].map((major) => !(ended as number[]).includes(major)));
  });

  it('are served by a process that starts later, also for old stable releases', async () => {
    for (const major of [1, 2, 3, 4]) await promote(major);
    await change({ action: 'rollback' });
    const later = await open();
    for (const major of [1, 2, 3, 4]) expect(await later.file(aurora, 'lobby', `own.000${major}.js`)).toMatchObject({});
    later.close();
  });

  it('are served by another process as soon as page loads may get them, with or without an announcement', async () => {
    await promote(1);
    const other = await open();
    const { id } = { id: await publish(2) };
    const [, file] = await Promise.all([
      change({ action: 'promote', release: id }),
      change({ action: 'lock' }).catch(() => undefined),
    ]).then(async () => [0, await other.file(aurora, 'lobby', 'own.0002.js')] as const);
    expect(file?.identity.toString()).toBe('2');
    other.close();
  });

  it('are not served without a trusted signature, even if the database names the release', async () => {
    await promote(1);
    await promote(2);
    await change({ action: 'rollback' });
    await bench.engine.database.execute(sql`delete from registry.signatures where release <> 'x'`);
    const later = await open();
    expect(await later.file(aurora, 'lobby', 'own.0002.js')).toBeUndefined();
    later.close();
  });

  it('are not served for remotes that the merchant does not have, except to pages from before the remote was disabled', async () => {
    await promote(1);
    const without = { code: 'aurora', remotes: ['mall'] };
    expect(await isServed(1, without)).toBe(false);
    await registry.merchants.seed(demoMerchants);
    await registry.merchants.change({
      code: 'aurora',
      change: { action: 'remote', remote: 'lobby', enabled: false },
      actor: 'test',
    });
    await registry.refresh();
    expect(await isServed(1, without)).toBe(true);
    now += 31 * day;
    expect(await isServed(1, without)).toBe(false);
  });
});

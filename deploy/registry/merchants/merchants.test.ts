import { sql } from 'drizzle-orm';
import { demoMerchants } from '../../merchants';
import { openRegistry, type Registry } from '../registry';
import { describeRegistryOnEveryEngine } from '../testing/on-every-engine';
import { testTrust } from '../testing/test-trust';
import { writeRelease } from '../testing/write-release';
import type { MerchantChange } from './merchant-change';
import { asOperator } from '../testing/as-operator';
import { issueToken } from '../tokens/tokens';

const trust = testTrust();
const [aurora, lotus] = demoMerchants;

describeRegistryOnEveryEngine('merchants', (bench) => {
  let registry: Registry;
  const failures: string[] = [];
  const open = () =>
    openRegistry(bench.engine, { environment: 'local', ...trust, onFailure: (error) => failures.push(String(error)) });
  beforeEach(async () => {
    failures.length = 0;
    registry = await open();
    await registry.merchants.seed(demoMerchants);
  });
  afterEach(() => registry.close());

  const change = (asked: MerchantChange, more: { expected?: number; reason?: string; code?: string } = {}) =>
    registry.merchants.change({ code: 'aurora', change: asked, actor: 'mei', ...more });
  const turn = (on: boolean): MerchantChange => ({ action: 'switch', switch: 'FREEPLAY3', on });
  const publish = async (remote: string) => {
    const { folder } = await writeRelease({ remote });
    await registry.publish(folder, { actor: 'test' });
  };
  const until = async (isSo: () => boolean) => {
    for (const start = Date.now(); !isSo() && Date.now() - start < 10_000;)
      await new Promise((resolve) => setTimeout(resolve, 5));
    expect(isSo()).toBe(true);
  };

  it('get a first version from a starting server, unless they have one', async () => {
    await change(turn(false));
    await registry.merchants.seed(demoMerchants);
    expect(registry.merchants.served.byCode('aurora')?.switches['FREEPLAY3']).toBe(false);
    expect(await asOperator(registry)('merchants', {})).toMatchObject([
      { code: 'aurora', version: 2 },
      { code: 'kestrel', version: 1 },
      { code: 'lotus', version: 1, changed: { action: 'seed', actor: 'start' } },
    ]);
  });

  it('are seeded once if two processes start concurrently', async () => {
    const other = await open();
    const newcomer = { ...lotus, code: 'orchid', siteCodes: ['orchid'] };
    await Promise.all([registry.merchants.seed([newcomer]), other.merchants.seed([newcomer])]);
    other.close();
    expect(await asOperator(registry)('merchant-history', { code: 'orchid' })).toHaveLength(1);
  });

  it('are seeded all or none', async () => {
    const newcomer = { ...lotus, code: 'orchid', siteCodes: ['orchid'] };
    const taking = { ...lotus, code: 'tulip', siteCodes: ['tulip', 'lotus', 'aurora'] };
    await expect(registry.merchants.seed([newcomer, taking])).rejects.toMatchObject({
      name: 'MerchantInvalid',
      message: expect.stringMatching(
        /tulip: the site code "aurora" already belongs to aurora[^]*tulip: the site code "lotus" already belongs to lotus/,
      ),
    });
    expect(registry.merchants.served.all.map(({ code }) => code)).toEqual(['aurora', 'kestrel', 'lotus']);
    await registry.merchants.seed([newcomer]);
    expect(registry.merchants.served.all.map(({ code }) => code)).toEqual(['aurora', 'kestrel', 'lotus', 'orchid']);
  });

  it('are read again alone', async () => {
    const { database } = bench.engine;
    await database.execute(sql`alter table registry.merchants disable trigger history_only_grows`);
    await database.execute(sql`
      update registry.merchants set configuration = jsonb_set(configuration, '{name}', '"Altered"') where code = 'lotus'`);
    await database.execute(sql`alter table registry.merchants enable trigger history_only_grows`);
    await change(turn(false));
    expect(registry.merchants.served.byCode('aurora')?.switches['FREEPLAY3']).toBe(false);
    expect(registry.merchants.served.byCode('lotus')?.name).toBe(lotus?.name);
  });

  it('change in every process, without affecting other merchants', async () => {
    const other = await open();
    const untouched = other.merchants.served.byCode('lotus');
    const changes: string[][] = [];
    other.merchants.served.subscribe((codes) => changes.push([...codes]));
    await change(turn(false));
    await until(() => other.merchants.served.byCode('aurora')?.switches['FREEPLAY3'] === false);
    expect(changes).toEqual([['aurora']]);
    expect(other.merchants.served.byCode('lotus')).toBe(untouched);
    other.close();
  });

  it('accept one of two changes based on the same version, and refuse the other', async () => {
    const tries = await Promise.allSettled([
      change(turn(false), { expected: 1 }),
      change({ action: 'switch', switch: 'INBOX3', on: false }, { expected: 1 }),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = tries.find((one) => one.status === 'rejected');
    expect(lost?.reason).toMatchObject({ name: 'MerchantMoved', status: 409 });
    expect(String(lost?.reason)).toContain('is at version 2, not 1: another change came first');
    expect((await asOperator(registry)('merchant', { code: 'aurora' })).version).toBe(2);
  });

  it('keep their version if nothing changes', async () => {
    expect(await change(turn(true))).toMatchObject({ changed: false, version: 1 });
    expect(await change({ action: 'apply', configuration: { ...aurora } })).toMatchObject({ changed: false });
  });

  it('record the actor and the reason of changes, and can be rolled back', async () => {
    await publish('mall');
    await change({ action: 'remote', remote: 'mall', enabled: true });
    await change(turn(false), { reason: 'the tables are full' });
    await expect(change({ action: 'rollback', to: 1 })).rejects.toThrow('--reason');
    await change({ action: 'rollback', to: 1 }, { reason: 'too early' });
    const events = await asOperator(registry)('merchant-history', { code: 'aurora' });
    expect(events).toMatchObject([
      { version: 4, action: 'rollback', detail: { to: 1 }, actor: 'mei', reason: 'too early' },
      { version: 3, action: 'switch', detail: { switch: 'FREEPLAY3', on: false }, reason: 'the tables are full' },
      { version: 2, action: 'remote', detail: { remote: 'mall', enabled: true } },
      { version: 1, action: 'seed' },
    ]);
    expect((await asOperator(registry)('compare-merchant', { code: 'aurora', from: 1, to: 4 })).changes).toEqual([]);
    expect(await asOperator(registry)('compare-merchant', { code: 'aurora', to: 3 })).toMatchObject({
      from: 2,
      changes: [{ at: 'switches.FREEPLAY3', before: true, after: false }],
    });
    await expect(change({ action: 'rollback', to: 9 }, { reason: 'x' })).rejects.toThrow('There is no version 9');
  });

  it('refuse an unknown switch and an unknown remote, and list the known ones', async () => {
    await publish('mall');
    await expect(change({ action: 'switch', switch: 'FREEPLAY', on: true })).rejects.toThrow('Did you mean FREEPLAY3?');
    await expect(change({ action: 'remote', remote: 'mal', enabled: true })).rejects.toThrow(
      '"mal" is not published here, and no team has a token for it. Available: mall.',
    );
    await expect(change({ action: 'remote', remote: 'mal', enabled: false })).rejects.toThrow(
      '"mal" is not published here',
    );
    await expect(change(turn(true), { code: 'unknown' })).rejects.toMatchObject({
      name: 'MerchantUnknown',
      status: 404,
    });
  });

  it('accept a remote that a team has a token for, before a release of it is published', async () => {
    await issueToken(registry.engine.database, { name: 'team-promo', remotes: ['promo'], days: 1 }, 'mei');
    await change({ action: 'remote', remote: 'promo', enabled: true });
    const { offered } = await asOperator(registry)('merchant', { code: 'aurora' });
    expect(offered).toContainEqual({ remote: 'promo', enabled: true });
  });

  it('refuse the site code of another merchant, also in concurrent changes', async () => {
    const taking = { action: 'apply', configuration: { ...aurora, siteCodes: ['aurora', 'lotus'] } } as const;
    await expect(change(taking)).rejects.toThrow('the site code "lotus" already belongs to');
    const fresh = (merchant: { code: string; siteCodes: string[] }): MerchantChange => ({
      action: 'apply',
      configuration: { ...merchant, siteCodes: [...merchant.siteCodes, 'casino'] },
    });
    const tries = await Promise.allSettled([
      change(fresh(aurora)),
      registry.merchants.change({ code: 'lotus', change: fresh(lotus), actor: 'lin' }),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('free the site codes that they give up', async () => {
    const apply = (merchant: { code: string } | undefined, siteCodes: string[]) =>
      registry.merchants.change({
        code: merchant?.code ?? '',
        change: { action: 'apply', configuration: { ...merchant, siteCodes } as { code: string } },
        actor: 'mei',
      });
    await apply(lotus, ['lily']);
    await apply(aurora, ['aurora', 'lotus']);
    await expect(apply(lotus, ['lotus'])).rejects.toThrow('the site code "lotus" already belongs to aurora');
    expect(registry.merchants.served.bySite('lotus')?.code).toBe('aurora');
    expect(registry.merchants.served.bySite('lily')?.code).toBe('lotus');
  });

  it('keep the site codes that they had before names were stored', async () => {
    registry.close();
    await bench.engine.database.execute(sql`drop table registry.merchant_names`);
    await bench.engine.database.execute(sql`delete from registry.migrations where version = 15`);
    registry = await open();
    const taking = { action: 'apply', configuration: { ...aurora, siteCodes: ['aurora', 'lotus'] } } as const;
    await expect(change(taking)).rejects.toThrow('the site code "lotus" already belongs to lotus');
  });

  it('refuse the configuration of another merchant', async () => {
    await expect(change({ action: 'apply', configuration: { ...lotus } })).rejects.toThrow(
      'this is the configuration of lotus',
    );
  });

  it('refuse the sandbox as back end in production', async () => {
    const production = await openRegistry(bench.engine, {
      ...{ environment: 'local', ...trust, sandbox: false },
      onFailure: () => undefined,
    });
    const turned = production.merchants.change({ code: 'aurora', change: turn(false), actor: 'mei' });
    await expect(turned).rejects.toThrow('the sandbox cannot be a back end in production');
    production.close();
  });

  it('have a separate configuration in each environment', async () => {
    await expect(asOperator(registry)('merchant', { code: 'aurora', environment: 'production' })).rejects.toThrow(
      'There is no merchant aurora in production',
    );
  });

  it('keep their served configuration if the stored one is unusable, which is reported once', async () => {
    await bench.engine.database.execute(sql`
      insert into registry.merchants (environment, code, version, configuration, action, actor)
      values ('local', 'aurora', 2, '{"code":"aurora"}', 'apply', 'a hand')`);
    await registry.merchants.refresh();
    await registry.merchants.refresh();
    expect(registry.merchants.served.byCode('aurora')?.name).toBe('Aurora');
    expect(failures).toEqual([expect.stringContaining('The stored configuration of aurora is unusable')]);
  });

  it('have a history that cannot be changed', async () => {
    await expect(bench.engine.database.execute(sql`delete from registry.merchants`)).rejects.toMatchObject({
      cause: { message: 'history only grows' },
    });
  });
});

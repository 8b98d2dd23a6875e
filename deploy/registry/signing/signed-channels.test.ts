import { sql, type SQL } from 'drizzle-orm';
import { describeOnEveryEngine } from '../../engine/testing/every-engine';
import { ChannelNotSigned } from '../refusals';
import { openRegistry, type Registry } from '../registry';
import { testTrust } from '../testing/test-trust';
import { writeRelease } from '../testing/write-release';

const trust = testTrust();

describeOnEveryEngine('a signed channel', (bench) => {
  let registry: Registry;
  let told: string[];
  const open = (parts: Partial<typeof trust> = {}) =>
    openRegistry(bench.engine, {
      environment: 'local',
      ...trust,
      ...parts,
      failed: (error) => told.push(String(error)),
    });
  let old: string;
  let stable: string;
  beforeEach(async () => {
    told = [];
    registry = await open();
    [old, stable] = [await promote('1.0.0'), await promote('2.0.0')];
  });
  afterEach(() => registry.close());

  const run = (statement: SQL) => bench.engine.database.execute(statement);
  const publish = async (version: string) => {
    const { folder, id } = await writeRelease({ remote: 'lobby', version });
    await registry.publish(folder, { actor: 'test' });
    return id;
  };
  async function promote(version: string) {
    const id = await publish(version);
    await registry.promote({ remote: 'lobby', release: id, actor: 'test' });
    return id;
  }
  const channelIn = ({ snapshot }: Registry) => snapshot().channels[0];
  const startAnew = async () => {
    const other = await open();
    other.close();
    return channelIn(other);
  };

  const setBack = sql`update registry.channels set (revision, stable, previous, signed_by, signature) =
    (select revision, stable, previous, signed_by, signature from earlier)`;

  it.each([
    ['names another release', sql`update registry.channels set stable = previous[1]`],
    ['pins a merchant', sql`update registry.channels set pins = jsonb_build_object('lotus', previous[1])`],
    [
      'tries an earlier release',
      sql`update registry.channels set trial = jsonb_build_object('release', previous[1], 'audience', jsonb_build_object('percent', 99))`,
    ],
    ['is locked by nobody', sql`update registry.channels set locked = 'for ever'`],
    ['claims a later revision', sql`update registry.channels set revision = 99`],
    ['is signed by nobody', sql`update registry.channels set stable = previous[1], signed_by = null, signature = null`],
    ['is set back as it was before', setBack],
    ['is gone', sql`delete from registry.channels`],
  ])('that %s is not followed: what was served before is, and the operator is told', async (_what, alter) => {
    await run(sql`create table earlier as select * from registry.channels`);
    const third = await promote('3.0.0');
    await run(alter);
    await registry.refresh();
    expect(channelIn(registry)).toMatchObject({ stable: third, previous: [stable, old], pins: {}, revision: 3 });
    expect(channelIn(registry)).not.toHaveProperty('trial');
    expect(channelIn(registry)).not.toHaveProperty('locked');
    expect(registry.refused()).toEqual({ releases: [], channels: ['lobby'] });
    expect(told.join()).toContain('Nobody trusted here vouches for the channel of lobby as stored');
  });

  it('that was altered is followed by no gateway that has just started', async () => {
    await run(sql`update registry.channels set stable = previous[1]`);
    expect(await startAnew()).toBeUndefined();
    expect(told.join()).toContain('vouches for the channel of lobby');
  });

  it.each([
    ['altered', sql`update registry.channels set pins = jsonb_build_object('lotus', previous[1]), revision = 7`, 8],
    ['removed', sql`delete from registry.channels`, 3],
  ])(
    'that was %s is mended by the next change, which is made from what was known before',
    async (_how, alter, revision) => {
      await run(alter);
      await registry.refresh();
      await registry.change({ remote: 'lobby', change: { action: 'rollback' }, actor: 'mei', reason: 'altered' });
      expect(channelIn(registry)).toMatchObject({ stable: old, previous: [], pins: {}, revision });
      expect(registry.refused().channels).toEqual([]);
      expect(await startAnew()).toMatchObject({ stable: old, revision });
    },
  );

  it('that was altered can be begun anew by promoting, where nobody knows what it was', async () => {
    await run(sql`update registry.channels set pins = jsonb_build_object('lotus', previous[1])`);
    const other = await open();
    expect(await other.status()).toMatchObject([{ remote: 'lobby', vouched: false }]);
    await other.promote({ remote: 'lobby', release: old, actor: 'mei' });
    expect(channelIn(other)).toMatchObject({ stable: old, previous: [], pins: {}, revision: 3 });
    other.close();
  });

  it('is changed only by a registry whose key is trusted with all remotes', async () => {
    for (const parts of [{ signer: testTrust().signer }, testTrust('team-lobby', 'lobby')]) {
      const other = await open(parts);
      await expect(other.promote({ remote: 'lobby', release: old, actor: 'mei' })).rejects.toThrow(ChannelNotSigned);
      other.close();
    }
    expect(await registry.status()).toMatchObject([{ revision: 2, vouched: true }]);
  });

  it('from before channels were signed is vouched for as it is brought up to date, once', async () => {
    registry.close();
    await run(sql`alter table registry.channels drop column signature, drop column signed_by`);
    // and what came after it
    await run(sql`alter table registry.tokens drop column operator`);
    await run(sql`drop table registry.network_loads`);
    await run(sql`delete from registry.migrations where version >= 8`);
    registry = await open();
    expect(channelIn(registry)).toMatchObject({ stable, revision: 2 });
    await run(sql`update registry.channels set signature = null`);
    expect(await startAnew()).toBeUndefined();
  });
});

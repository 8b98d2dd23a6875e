import { sql, type SQL } from 'drizzle-orm';
import { describeOnEveryEngine } from '../../engine/testing/every-engine';
import { openRegistry, type Registry } from '../registry';
import type { RegistryOptions } from '../registry-options';
import { testTrust } from '../testing/test-trust';
import { writeRelease } from '../testing/write-release';
import { asOperator } from '../testing/as-operator';

const trust = testTrust();

describeOnEveryEngine('a signed channel', (bench) => {
  let registry: Registry;
  let failures: string[];
  const open = (parts: Partial<Pick<RegistryOptions, 'trusted' | 'signer' | 'leastEpoch'>> = {}) =>
    openRegistry(bench.engine, {
      environment: 'local',
      ...trust,
      ...parts,
      onFailure: (error) => failures.push(String(error)),
    });
  let old: string;
  let stable: string;
  beforeEach(async () => {
    failures = [];
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
  const restart = async (parts: Parameters<typeof open>[0] = {}) => {
    const other = await open(parts);
    other.close();
    return channelIn(other);
  };

  const reset = sql`update registry.channels set (revision, stable, previous, signed_by, signature) =
    (select revision, stable, previous, signed_by, signature from earlier)`;

  it.each([
    ['names another release', sql`update registry.channels set stable = previous[1]`],
    ['pins a merchant', sql`update registry.channels set pins = jsonb_build_object('lotus', previous[1])`],
    [
      'has an earlier release as canary',
      sql`update registry.channels set trial = jsonb_build_object('release', previous[1], 'audience', jsonb_build_object('percent', 99))`,
    ],
    ['has a lock without a signature', sql`update registry.channels set locked = 'for ever'`],
    ['claims a later revision', sql`update registry.channels set revision = 99`],
    ['has no signature', sql`update registry.channels set stable = previous[1], signed_by = null, signature = null`],
    ['is reset to an earlier state', reset],
    ['is deleted', sql`delete from registry.channels`],
  ])('that %s is not followed: the former state stays served, and the operator gets an alert', async (_what, alter) => {
    await run(sql`create table earlier as select * from registry.channels`);
    const third = await promote('3.0.0');
    await run(alter);
    await registry.refresh();
    expect(channelIn(registry)).toMatchObject({ stable: third, previous: [stable, old], pins: {}, revision: 3 });
    expect(channelIn(registry)).not.toHaveProperty('canary');
    expect(channelIn(registry)).not.toHaveProperty('locked');
    expect(registry.refused()).toEqual({ releases: [], channels: ['lobby'] });
    expect(failures.join()).toContain('The stored channel of lobby has no trusted signature');
  });

  it('that was altered is not followed by a gateway that has just started', async () => {
    await run(sql`update registry.channels set stable = previous[1]`);
    expect(await restart()).toBeUndefined();
    expect(failures.join()).toContain('The stored channel of lobby has no trusted signature');
  });

  it.each([
    ['the same set', sql`select 1`],
    ['no set at all', sql`delete from registry.channel_sets`],
    ['a set of another epoch', sql`update registry.channel_sets set epoch = epoch + 1`],
    [
      'a set altered to name the row',
      sql`update registry.channel_sets set rows = (select jsonb_build_object('lobby', signature) from earlier)`,
    ],
  ])('that is reset alone, with %s, is not followed by a gateway that has just started', async (_what, alter) => {
    await run(sql`create table earlier as select * from registry.channels`);
    await promote('3.0.0');
    await run(reset);
    await run(alter);
    expect(await restart()).toBeUndefined();
    expect(failures.join()).toContain('The stored channel of lobby has no trusted signature');
  });

  it('that is deleted is reported by a gateway that has just started', async () => {
    const { folder, id } = await writeRelease({ remote: 'mall' });
    await registry.publish(folder, { actor: 'test' });
    await registry.promote({ remote: 'mall', release: id, actor: 'test' });
    await run(sql`delete from registry.channels where remote = 'lobby'`);
    const other = await open();
    expect(other.refused().channels).toEqual(['lobby']);
    other.close();
  });

  describe('that is reset together with its set', () => {
    let latest: string;
    beforeEach(async () => {
      await run(sql`create table earlier as select * from registry.channels`);
      await run(sql`create table earlier_sets as select * from registry.channel_sets`);
      latest = await promote('3.0.0');
      await run(reset);
      await run(sql`delete from registry.channel_sets`);
      await run(sql`insert into registry.channel_sets select * from earlier_sets`);
    });

    it('is reported by a gateway that has just started, because the history records a later change', async () => {
      const other = await open();
      expect(channelIn(other)).toBeUndefined();
      expect(other.refused().channels).toEqual(['lobby']);
      expect(await asOperator(other)('status', {})).toMatchObject([{ remote: 'lobby', verified: false }]);
      expect(failures.join()).toContain('The stored channel of lobby has no trusted signature');
      other.close();
      await registry.refresh();
      expect(channelIn(registry)).toMatchObject({ stable: latest, revision: 3 });
    });

    it('is still refused after an entry is added to the history', async () => {
      await run(sql`insert into registry.history (action, remote, release, environment, revision, actor)
        select 'promote', remote, stable, environment, revision, 'mei' from earlier`);
      expect(await restart()).toBeUndefined();
    });

    it('is repaired by the next change, also by a gateway that has just started', async () => {
      const other = await open();
      await other.promote({ remote: 'lobby', release: latest, actor: 'mei' });
      expect(channelIn(other)).toMatchObject({ stable: latest, revision: 4 });
      expect(other.refused().channels).toEqual([]);
      other.close();
      expect(await restart()).toMatchObject({ stable: latest, revision: 4 });
    });

    it('and with the history is not followed below the least epoch of the operator', async () => {
      expect(registry.epoch()).toBe(3);
      await run(sql`alter table registry.history disable trigger history_only_grows`);
      await run(sql`delete from registry.history where revision = 3`);
      expect(await restart({ leastEpoch: registry.epoch() })).toBeUndefined();
      await registry.refresh();
      expect(channelIn(registry)).toMatchObject({ revision: 3 });
      // Nothing outside the database distinguishes this from a restored database.
      expect(await restart()).toMatchObject({ revision: 2 });
    });
  });

  it('that is deleted, also from its set, is reported by a gateway that has just started', async () => {
    await run(sql`delete from registry.channels`);
    await run(sql`delete from registry.channel_sets`);
    const other = await open();
    expect(other.refused().channels).toEqual(['lobby']);
    await other.promote({ remote: 'lobby', release: stable, actor: 'mei' });
    expect(channelIn(other)).toMatchObject({ stable, revision: 3 });
    expect(other.refused().channels).toEqual([]);
    other.close();
  });

  it('of one remote is still followed after a change of another', async () => {
    const { folder, id } = await writeRelease({ remote: 'mall' });
    await registry.publish(folder, { actor: 'test' });
    await registry.promote({ remote: 'mall', release: id, actor: 'test' });
    expect(await restart()).toMatchObject({ remote: 'lobby', stable });
    expect(registry.refused().channels).toEqual([]);
  });

  it('keeps its set when a gateway that knows it makes a change after the set was deleted', async () => {
    await run(sql`delete from registry.channel_sets`);
    await registry.refresh();
    expect(channelIn(registry)).toMatchObject({ stable });
    expect(registry.refused().channels).toEqual(['lobby']);
    await registry.change({ remote: 'lobby', change: { action: 'rollback' }, actor: 'mei' });
    expect(registry.refused().channels).toEqual([]);
    expect(await restart()).toMatchObject({ stable: old });
  });

  it.each([
    ['altered', sql`update registry.channels set pins = jsonb_build_object('lotus', previous[1]), revision = 7`, 8],
    ['removed', sql`delete from registry.channels`, 3],
  ])(
    'that was %s is repaired by the next change, which is based on the last known good state',
    async (_how, alter, revision) => {
      await run(alter);
      await registry.refresh();
      await registry.change({ remote: 'lobby', change: { action: 'rollback' }, actor: 'mei', reason: 'altered' });
      expect(channelIn(registry)).toMatchObject({ stable: old, previous: [], pins: {}, revision });
      expect(registry.refused().channels).toEqual([]);
      expect(await restart()).toMatchObject({ stable: old, revision });
    },
  );

  it('that was altered starts over with a promoted release if there is no last known good state', async () => {
    await run(sql`update registry.channels set pins = jsonb_build_object('lotus', previous[1])`);
    const other = await open();
    expect(await asOperator(other)('status', {})).toMatchObject([{ remote: 'lobby', verified: false }]);
    await other.promote({ remote: 'lobby', release: old, actor: 'mei' });
    expect(channelIn(other)).toMatchObject({ stable: old, previous: [], pins: {}, revision: 3 });
    other.close();
  });

  it('can be changed only by a registry with a key that is trusted with all remotes', async () => {
    for (const parts of [{ signer: testTrust().signer }, testTrust('team-lobby', 'lobby')]) {
      const other = await open(parts);
      await expect(other.promote({ remote: 'lobby', release: old, actor: 'mei' })).rejects.toMatchObject({
        name: 'ChannelNotSigned',
      });
      other.close();
    }
    expect(await asOperator(registry)('status', {})).toMatchObject([{ revision: 2, verified: true }]);
  });

  it('from before channels were signed is signed once by the migration', async () => {
    registry.close();
    await run(sql`alter table registry.channels drop column signature, drop column signed_by`);
    // and what came after it
    await run(sql`alter table registry.tokens drop column operator`);
    await run(sql`drop table registry.network_loads`);
    await run(sql`drop table registry.channel_sets`);
    await run(sql`drop table registry.used_releases`);
    await run(sql`drop table registry.handovers`);
    await run(sql`drop table registry.merchant_names`);
    await run(sql`drop table registry.page_snapshots`);
    await run(sql`drop table registry.deltas`);
    await run(sql`drop index registry.history_by_channel`);
    await run(sql`delete from registry.migrations where version >= 8`);
    registry = await open();
    expect(channelIn(registry)).toMatchObject({ stable, revision: 2 });
    await run(sql`update registry.channels set signature = null`);
    expect(await restart()).toBeUndefined();
  });
});

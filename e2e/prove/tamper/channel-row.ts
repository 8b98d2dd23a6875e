import { Client } from 'pg';
import type { Portal } from '../../support/portal';
import { compositionIn } from '../../support/composition';
import { get } from '../outage/load-page';
import { present } from '../../support/present';
import { startFresh } from './in-the-database';

/** The result of one alteration of a channel's row. */
export interface RowResult {
  what: string;
  /** The release in page loads from a running gateway, and from one that has just started. */
  before: string;
  fresh: string;
  faults: string[];
}

/** The row with an earlier signature; the set of all rows of the environment, which holds the epoch, is removed or replaced below. */
const setBack = `update registry.channels set (revision, stable, previous, signed_by, signature) =
  (select revision, stable, previous, signed_by, signature from earlier) where remote = $1 and $2::text is not null`;
const noSet = `delete from registry.channel_sets where $1::text is not null and $2::text is not null`;

const earlierSet = `insert into registry.channel_sets select * from earlier_sets where $1::text is not null and $2::text is not null`;

/** A restored database looks the same, so that an operator must name the epoch. */
const restored = 'an earlier row with its own set and history';

/** Each takes the remote as $1 and the release that is not stable as $2. */
const alterations: Record<string, string | string[]> = {
  'another release': 'update registry.channels set stable = $2 where remote = $1',
  'another release, a revision on':
    'update registry.channels set stable = $2, revision = revision + 1 where remote = $1',
  'a pin': `update registry.channels set pins = jsonb_build_object('aurora', $2::text) where remote = $1`,
  'a canary': `update registry.channels set trial = jsonb_build_object('release', $2::text, 'audience',
    jsonb_build_object('merchants', jsonb_build_array('aurora'))) where remote = $1`,
  'an earlier row': setBack,
  'an earlier row, and no set': [setBack, noSet],
  'an earlier row, in a set that names it': [
    setBack,
    `update registry.channel_sets set rows = rows ||
      (select jsonb_build_object($1::text, signature) from earlier where $2::text is not null)`,
  ],
  'an earlier row with its own set': [setBack, noSet, earlierSet],
  'an earlier row with its own set, and an entry in the history': [
    setBack,
    noSet,
    earlierSet,
    `insert into registry.history (action, remote, release, environment, revision, actor)
      select 'promote', remote, stable, environment, revision, 'mei' from earlier
      where $1::text is not null and $2::text is not null`,
  ],
  [restored]: [
    setBack,
    noSet,
    earlierSet,
    // as a superuser could: the application may only add to the history
    `with disabled as materialized (select set_config('session_replication_role', 'replica', false))
      select from disabled where $1::text is not null and $2::text is not null`,
    `delete from registry.history where remote = $1 and $2::text is not null
      and revision > (select revision from earlier)`,
    `with enabled as materialized (select set_config('session_replication_role', 'origin', false))
      select from enabled where $1::text is not null and $2::text is not null`,
  ],
  'another remote’s signature': `update registry.channels set stable = $2, (signed_by, signature) =
    (select signed_by, signature from registry.channels where remote = 'host') where remote = $1`,
  'no row': 'delete from registry.channels where remote = $1 and $2::text is not null',
};

interface Altering {
  databaseUrl: string;
  portal: Portal;
  remote: string;
  /** Promotes the other of two releases, so that the current row becomes an earlier one. */
  promote(): Promise<void>;
}

/** Alters the row of a channel, and checks two gateways after each alteration. */
export async function alterChannel({ databaseUrl, portal, remote, promote }: Altering): Promise<RowResult[]> {
  const database = new Client(databaseUrl);
  await database.connect();
  try {
    await database.query(`create table earlier as select * from registry.channels where remote = '${remote}'`);
    await database.query('create table earlier_sets as select * from registry.channel_sets');
    await promote();
    const stable = await releaseIn(portal, remote);
    const { rows } = await database.query<{ stable: string }>('select stable from earlier');
    await database.query('create table now as select * from registry.channels');
    await database.query('create table now_sets as select * from registry.channel_sets');
    await database.query('create table now_history as select * from registry.history');
    const { channelEpoch } = await readiness(portal);
    if (!channelEpoch) throw new Error('/readyz shows no channel epoch.');
    const results: RowResult[] = [];
    await check('nothing', stable);
    for (const [what, statements] of Object.entries(alterations)) {
      for (const statement of [statements].flat()) await database.query(statement, [remote, present(rows[0]).stable]);
      await database.query(`select pg_notify('registry_channels', 'local')`);
      await check(what, 'none');
      for (const [table, copy] of Object.entries({ channels: 'now', channel_sets: 'now_sets' })) {
        await database.query(`delete from registry.${table}`);
        await database.query(`insert into registry.${table} select * from ${copy}`);
      }
      await database.query(`insert into registry.history overriding system value
        select * from now_history where sequence not in (select sequence from registry.history)`);
      await database.query(`select pg_notify('registry_channels', 'local')`);
    }
    return results;

    async function check(what: string, expected: string): Promise<void> {
      const faults: string[] = [];
      const fresh = await startFresh(
        databaseUrl,
        what === restored ? { ATRIUM_CHANNEL_EPOCH: String(channelEpoch) } : {},
      );
      try {
        const before = await releaseIn(portal, remote);
        const served = await releaseIn(fresh, remote);
        if (before !== stable) faults.push(`a running gateway that served ${stable} serves ${before}`);
        // a gateway that refuses the channel serves pages as if it did not exist
        const isServed = served !== 'none' && served !== 'no page';
        if (expected === 'none' ? isServed : served !== expected)
          faults.push(`a gateway that has just started serves ${served}, not ${expected}`);
        for (const gateway of [portal, fresh]) {
          const { refusedChannels = [] } = await readiness(gateway);
          if (refusedChannels.includes(remote) !== (expected === 'none'))
            faults.push(`/readyz names ${refusedChannels.join(', ') || 'no channel'}`);
        }
        results.push({ what, before, fresh: served, faults });
      } finally {
        await fresh.stop();
      }
    }
  } finally {
    await database.end();
  }
}

async function readiness({ operations }: Portal): Promise<{ refusedChannels?: string[]; channelEpoch?: number }> {
  const { body } = await get(`${operations}/readyz`);
  return JSON.parse(body.toString()) as { refusedChannels?: string[]; channelEpoch?: number };
}

/** `none` for a page without the remote, `no page` when the host's channel is refused, too. */
async function releaseIn(portal: Portal, remote: string): Promise<string> {
  const { status, body } = await get(portal.page('aurora'));
  if (status === 503) return 'no page';
  return compositionIn(body.toString()).remotes.find(({ name }) => name === remote)?.id ?? 'none';
}

import { Client } from 'pg';
import type { Portal } from '../../support/portal';
import { compositionIn } from '../../support/composition';
import { get } from '../outage/load-page';
import { present } from '../../support/present';
import { startFresh } from './in-the-database';

/** What came of one way to alter a channel. */
export interface RowMeeting {
  what: string;
  /** Releases page loads got from a gateway that had served before, and from one that had just started. */
  before: string;
  fresh: string;
  faults: string[];
}

/** Each takes the remote as $1 and the release that is not stable as $2. */
const alterations: Record<string, string> = {
  'another release': 'update registry.channels set stable = $2 where remote = $1',
  'another release, a revision on':
    'update registry.channels set stable = $2, revision = revision + 1 where remote = $1',
  'a pin': `update registry.channels set pins = jsonb_build_object('aurora', $2::text) where remote = $1`,
  'a trial': `update registry.channels set trial = jsonb_build_object('release', $2::text, 'audience',
    jsonb_build_object('merchants', jsonb_build_array('aurora'))) where remote = $1`,
  'an earlier row': `update registry.channels set (revision, stable, previous, signed_by, signature) =
    (select revision, stable, previous, signed_by, signature from earlier) where remote = $1 and $2::text is not null`,
  'another remote’s signature': `update registry.channels set stable = $2, (signed_by, signature) =
    (select signed_by, signature from registry.channels where remote = 'host') where remote = $1`,
  'no row': 'delete from registry.channels where remote = $1 and $2::text is not null',
};

interface Altering {
  databaseUrl: string;
  portal: Portal;
  remote: string;
  /** Promotes the other of two releases, so that the row before is an earlier one. */
  promote(): Promise<void>;
}

/** Alters the row of a channel in every way, and looks what two gateways make of it. */
export async function alterChannel({ databaseUrl, portal, remote, promote }: Altering): Promise<RowMeeting[]> {
  const database = new Client(databaseUrl);
  await database.connect();
  try {
    await database.query(`create table earlier as select * from registry.channels where remote = '${remote}'`);
    await promote();
    const sound = await releaseIn(portal, remote);
    const { rows } = await database.query<{ stable: string }>('select stable from earlier');
    await database.query('create table now as select * from registry.channels');
    const meetings: RowMeeting[] = [];
    for (const [what, statement] of Object.entries(alterations)) {
      await database.query(statement, [remote, present(rows[0]).stable]);
      await database.query(`select pg_notify('registry_channels', 'local')`);
      meetings.push(await meet(what));
      await database.query('delete from registry.channels');
      await database.query('insert into registry.channels select * from now');
      await database.query(`select pg_notify('registry_channels', 'local')`);
    }
    return meetings;

    async function meet(what: string): Promise<RowMeeting> {
      const faults: string[] = [];
      const fresh = await startFresh(databaseUrl);
      try {
        const meeting = {
          what,
          before: await releaseIn(portal, remote),
          fresh: await releaseIn(fresh, remote),
          faults,
        };
        if (meeting.before !== sound) faults.push(`a gateway that had served ${sound} serves ${meeting.before}`);
        // what nobody has known before cannot be told from a channel that is not there yet, or from one that is old
        const mayBeOld = what === 'an earlier row';
        if (meeting.fresh !== 'none' && !mayBeOld)
          faults.push(`a gateway that has just started serves ${meeting.fresh}`);
        const { body } = await get(`http://localhost:${portal.port}/readyz`);
        const { refusedChannels = [] } = JSON.parse(body.toString()) as { refusedChannels?: string[] };
        if (!refusedChannels.includes(remote)) faults.push('/readyz does not name the channel');
        return meeting;
      } finally {
        await fresh.stop();
      }
    }
  } finally {
    await database.end();
  }
}

async function releaseIn(portal: Portal, remote: string): Promise<string> {
  const { body } = await get(portal.page('aurora'));
  return compositionIn(body.toString()).remotes.find(({ name }) => name === remote)?.id ?? 'none';
}

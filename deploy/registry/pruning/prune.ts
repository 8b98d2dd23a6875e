import { sql } from 'drizzle-orm';
import type { Engine, Transaction } from '../../engine';
import type { ReleaseReference } from '../checking/finding';

/** How many releases of each remote are kept whatever their age, and for how many days all are kept. */
export const keeping = { releases: 20, days: 30 };

export interface Pruned {
  releases: ReleaseReference[];
  /** Number of files that no release uses any more. */
  files: number;
  /** Their uncompressed size. */
  bytes: number;
}

/**
 * Removes releases that no channel of any environment names, that have been out of use for 30 days and that are not
 * among a remote's latest 20, with files that only they use. With `dryRun` it only returns what it would remove.
 */
export function prune(engine: Engine, { now = new Date(), dryRun = false } = {}): Promise<Pruned> {
  return engine
    .transaction(
      async (transaction) => {
        await transaction.execute(sql`
          delete from registry.used_releases
          where until < ${now.toISOString()}::timestamptz - make_interval(days => ${keeping.days})`);
        const releases = await removeReleases(transaction, now);
        const bodies = await removeFiles(transaction);
        // The error rolls the transaction back, which undoes a dry run.
        if (dryRun) throw new DryRun({ releases, ...bodies });
        return { releases, ...bodies };
      },
      { isolation: 'repeatable read' },
    )
    .catch((error: unknown) => {
      if (error instanceof DryRun) return error.pruned;
      throw error;
    });
}

class DryRun extends Error {
  constructor(readonly pruned: Pruned) {
    super('nothing was removed');
  }
}

async function removeReleases(transaction: Transaction, now: Date): Promise<ReleaseReference[]> {
  const { rows } = await transaction.execute<ReleaseReference & Record<string, unknown>>(sql`
    with named as (
      select remote, stable as id from registry.channels
      union select remote, unnest(previous) from registry.channels
      union select remote, value from registry.channels, jsonb_each_text(pins)
      union select remote, trial ->> 'release' from registry.channels where trial is not null
    ), ranked as (
      select remote, id, published_at,
        row_number() over (partition by remote order by published_at desc, id) as place
      from registry.releases
    ), old as (
      select remote, id from ranked
      where place > ${keeping.releases}
        and published_at < ${now.toISOString()}::timestamptz - make_interval(days => ${keeping.days})
        and not exists (select from named where named.remote = ranked.remote and named.id = ranked.id)
        and not exists (
          select from registry.history
          where history.remote = ranked.remote and ranked.id in (history.release, history.from_release)
            and history.at >= ${now.toISOString()}::timestamptz - make_interval(days => ${keeping.days})
        )
        and not exists (
          select from registry.used_releases
          where used_releases.remote = ranked.remote and used_releases.release = ranked.id
            and used_releases.until >= ${now.toISOString()}::timestamptz - make_interval(days => ${keeping.days})
        )
    )
    delete from registry.releases using old
    where releases.remote = old.remote and releases.id = old.id
    returning releases.remote, releases.id, releases.version`);
  return rows.map(({ remote, id, version }) => ({ remote, id, version }));
}

async function removeFiles(transaction: Transaction): Promise<{ files: number; bytes: number }> {
  await transaction.execute(sql`
    delete from registry.addresses where not exists (
      select from registry.releases
      where releases.remote = addresses.remote and jsonb_exists(releases.manifest -> 'files', addresses.name)
    )`);
  const { rows } = await transaction.execute<{ bytes: number }>(sql`
    delete from registry.files
    where not exists (select from registry.addresses where addresses.integrity = files.integrity)
    returning octet_length(identity) as bytes`);
  return { files: rows.length, bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0) };
}

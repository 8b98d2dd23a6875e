import { sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../engine';
import type { Channel } from '../channels/channel';
import { keeping } from '../pruning/prune';
import { usedReleases } from '../tables';
import { currentUses, type Use } from './uses';

/** A use that has ended; open pages may still need the release. */
export interface FormerUse extends Use {
  /** Milliseconds since 1970 when its files cease to be served. */
  expires: number;
}

/** The latest uses of each remote that are read: frequent changes must not fill a gateway's memory. */
const mostUses = 500;

/** Records which releases page loads got through the channel until now. */
export async function recordUses(transaction: Transaction, channel: Channel): Promise<void> {
  const { environment } = channel;
  const rows = new Map(currentUses(channel).map((use) => [`${use.release} ${use.merchant}`, { ...use, environment }]));
  await transaction
    .insert(usedReleases)
    .values([...rows.values()].map((use) => ({ ...use, until: sql`now()` })))
    .onConflictDoUpdate({
      target: [usedReleases.environment, usedReleases.remote, usedReleases.release, usedReleases.merchant],
      set: { until: sql`excluded.until` },
    });
}

/** Reads uses that ended less than `keeping.days` ago. */
export async function readFormerUses(queries: Queries, environment: string): Promise<FormerUse[]> {
  const { rows } = await queries.execute<Record<keyof Use, string> & { expires: string }>(sql`
    select remote, release, merchant, extract(epoch from until + make_interval(days => ${keeping.days})) as expires
    from (
      select *, row_number() over (partition by remote order by until desc) as place
      from registry.used_releases
      where environment = ${environment} and until > now() - make_interval(days => ${keeping.days})
    ) as used
    where place <= ${mostUses}`);
  return rows.map(({ expires, ...use }) => ({ ...use, expires: Number(expires) * 1000 }));
}

import { sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../engine';
import type { Channel } from '../channels/channel';
import { keeping } from '../pruning/prune';
import { usedReleases } from '../tables';
import { currentUses, type Use } from './uses';

/** A use that has ended, for pages that are still open. */
export interface FormerUse extends Use {
  /** Milliseconds since 1970 from which the files are served no longer. */
  expires: number;
}

/** Uses read of each remote at most, the latest: nobody fills a gateway's memory by changing channels. */
const mostUses = 500;

/** Writes down what page loads got by the channel until now. */
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

/** Uses that ended less than `keeping.days` ago. */
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

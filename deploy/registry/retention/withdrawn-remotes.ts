import { sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { keeping } from '../pruning/prune';

/** A remote that was disabled for a merchant recently: open pages may still need its files. */
export interface WithdrawnRemote {
  merchant: string;
  remote: string;
  /** Milliseconds since 1970. */
  expires: number;
}

/** Reads remotes of merchants' versions that were replaced less than `keeping.days` ago. */
export async function readWithdrawnRemotes(queries: Queries, environment: string): Promise<WithdrawnRemote[]> {
  const { rows } = await queries.execute<{ merchant: string; remote: string; expires: string }>(sql`
    select merchants.code as merchant, offered.remote,
      extract(epoch from max(replaced.at) + make_interval(days => ${keeping.days})) as expires
    from registry.merchants
    join registry.merchants as replaced
      on replaced.environment = merchants.environment and replaced.code = merchants.code
      and replaced.version = merchants.version + 1
    cross join jsonb_array_elements_text(
      case jsonb_typeof(merchants.configuration -> 'remotes') when 'array' then merchants.configuration -> 'remotes' else '[]' end
    ) as offered (remote)
    where merchants.environment = ${environment} and replaced.at > now() - make_interval(days => ${keeping.days})
    group by merchants.code, offered.remote`);
  return rows.map(({ expires, ...withdrawn }) => ({ ...withdrawn, expires: Number(expires) * 1000 }));
}

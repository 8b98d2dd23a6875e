import { sql } from 'drizzle-orm';
import type { Queries } from '../../engine';

/** Returns a text that differs once a channel or a merchant of the environment has changed. */
export async function readState(queries: Queries, environment: string): Promise<string> {
  const { rows } = await queries.execute<{ state: string }>(sql`
    select concat_ws(' ',
      (select string_agg(remote || revision, ',' order by remote) from registry.channels where environment = ${environment}),
      (select string_agg(code || version, ',' order by code, version)
        from (select code, max(version) as version from registry.merchants where environment = ${environment} group by code) as present)
    ) as state`);
  return rows[0]?.state ?? '';
}

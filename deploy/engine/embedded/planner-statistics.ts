import { sql } from 'drizzle-orm';
import type { Engine } from '../engine';
import { poll } from '../poll';

/** How often the statistics are checked, in milliseconds. */
export const statisticsPeriod = 30_000;

/**
 * Analyzes the tables that have grown by a fifth since they were analyzed last, each in a transaction of its own.
 * PGlite has no autovacuum: without statistics the planner joins large tables row by row. Returns their names.
 */
export async function refreshStatistics({ asOwner }: Pick<Engine, 'asOwner'>): Promise<string[]> {
  const grown = await asOwner(async (transaction) => {
    const { rows } = await transaction.execute<{ name: string }>(sql`
      select format('%I.%I', space.nspname, grown.relname) as name
      from pg_catalog.pg_class grown join pg_catalog.pg_namespace space on space.oid = grown.relnamespace
      where grown.relkind = 'r' and grown.relpersistence = 'p'
        and space.nspname not in ('pg_catalog', 'information_schema')
        -- relpages is the size in pages when the table was analyzed
        and pg_catalog.pg_relation_size(grown.oid) / current_setting('block_size')::int > grown.relpages * 1.2
      order by name`);
    return rows.map(({ name }) => name);
  });
  for (const name of grown) await asOwner((transaction) => transaction.execute(sql`analyze ${sql.raw(name)}`));
  return grown;
}

/** Refreshes the statistics now and then. Returns its stop, which waits for a refresh under way. */
export function keepStatistics(engine: Pick<Engine, 'asOwner'>): () => Promise<void> {
  // a failed refresh is tried again; what is wrong with the database shows at the statements of requests
  return poll(
    () => refreshStatistics(engine),
    () => undefined,
    statisticsPeriod,
  );
}

import { sql } from 'drizzle-orm';
import type { Queries } from '../../engine';

/** Whether the database has a ledger. Without a sandbox, as in production, there is none. */
export async function hasLedger(queries: Queries): Promise<boolean> {
  const { rows } = await queries.execute(
    sql`select from pg_catalog.pg_tables where schemaname = 'sandbox' and tablename = 'ledger_transactions'`,
  );
  return rows.length > 0;
}

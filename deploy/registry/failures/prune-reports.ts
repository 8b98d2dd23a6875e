import { sql } from 'drizzle-orm';
import type { Queries } from '../../engine';

/** Days that counts are kept. */
export const keptDays = 30;

/**
 * Removes spent reports with expired tokens, and counts that are no longer used.
 * @param window seconds that a rollback decision considers
 */
export async function pruneReports(queries: Queries, now: Date, window: number): Promise<void> {
  const present = sql`${now.toISOString()}::timestamptz`;
  await queries.execute(sql`delete from registry.spent_reports where expires_at < ${present}`);
  await queries.execute(
    sql`delete from registry.network_loads where at < ${present} - make_interval(secs => ${2 * window})`,
  );
  await queries.execute(
    sql`delete from registry.load_counts where at < ${present} - make_interval(days => ${keptDays})`,
  );
}

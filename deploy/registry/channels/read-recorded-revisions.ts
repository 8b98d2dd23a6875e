import { and, eq, isNotNull, max, type SQL } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { history } from '../tables';

/** Revision of the latest change of each channel of an environment, by remote. */
export type RecordedRevisions = ReadonlyMap<string, number>;

/**
 * Reads the latest recorded revision of each channel. The application's role can only add to the history: a channel
 * with an earlier revision in its row, or without a row, was restored to an old state. Read this before the channels: a
 * change in between makes a channel newer than this, never older.
 */
export async function readRecordedRevisions(
  queries: Queries,
  environment: string,
  remote?: string,
): Promise<RecordedRevisions> {
  const conditions: (SQL | undefined)[] = [eq(history.environment, environment), isNotNull(history.revision)];
  if (remote !== undefined) conditions.push(eq(history.remote, remote));
  const rows = await queries
    .select({ remote: history.remote, revision: max(history.revision) })
    .from(history)
    .where(and(...conditions))
    .groupBy(history.remote);
  return new Map(rows.map((row) => [row.remote, row.revision ?? 0]));
}

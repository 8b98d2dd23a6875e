import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../engine';
import { history } from './tables';

/** An event: actor, action, time, reason, and the releases before and after. */
export type HistoryEvent = typeof history.$inferSelect;

export interface HistoryQuery {
  remote?: string | undefined;
  /** Publishing belongs to no environment and is listed in each. */
  environment?: string | undefined;
  /** 100 when left out. */
  limit?: number | undefined;
}

/** Reads events, the latest first. */
export function readHistory(queries: Queries, { remote, environment, limit }: HistoryQuery): Promise<HistoryEvent[]> {
  const conditions: SQL[] = [];
  if (remote !== undefined) conditions.push(eq(history.remote, remote));
  if (environment !== undefined)
    conditions.push(sql`coalesce(${history.environment}, ${environment}) = ${environment}`);
  return queries
    .select()
    .from(history)
    .where(and(...conditions))
    .orderBy(desc(history.sequence))
    .limit(limit ?? 100);
}

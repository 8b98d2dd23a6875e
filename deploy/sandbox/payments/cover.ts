import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { payDetails } from './tables';

/** What deposits cover of a withdrawal. Minor units. */
interface Cover {
  /** By paid details. */
  covered: number;
  /** By details that are not decided: the withdrawal cannot be reviewed before. */
  undecided: number;
}

/** A detail that is not decided; one that was taken is free again when it expires. */
export function isUndecided(now: number) {
  return or(
    inArray(payDetails.status, ['waiting', 'disputed']),
    and(eq(payDetails.status, 'taken'), gt(payDetails.expiresAt, new Date(now))),
  );
}

/** Reads the cover of a withdrawal. Lock its row first where the result decides about money. */
export async function coverOf(queries: Queries, withdrawalId: number, now: number): Promise<Cover> {
  const [row] = await queries
    .select({
      covered: sql<string>`coalesce(sum(${payDetails.amount}) filter (where ${payDetails.status} = 'paid'), 0)`,
      undecided: sql<string>`coalesce(sum(${payDetails.amount}) filter (where ${isUndecided(now)}), 0)`,
    })
    .from(payDetails)
    .where(eq(payDetails.withdrawalId, withdrawalId));
  return { covered: Number(row?.covered ?? 0), undecided: Number(row?.undecided ?? 0) };
}

import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../engine';
import type { Clock } from '../../clock';
import type { LotteryGame } from '../game';
import { lotteryDraws } from '../tables';
import type { Issue } from './issues-on-sale';

/** The key of an issue's lock: slips share it while they are accepted, and the end of the sale takes it alone. */
export function issueLock(gameCode: string, issue: number): SQL {
  return sql`hashtextextended(${`lottery ${gameCode} ${issue}`}, 3)`;
}

/** Holds the sale of issues open until the transaction ends. Returns an issue that is no longer on sale. */
export async function lockIssues(
  transaction: Transaction,
  { code }: LotteryGame,
  issues: Issue[],
  clock: Clock,
): Promise<Issue | undefined> {
  for (const { issue } of issues)
    await transaction.execute(sql`select pg_advisory_xact_lock_shared(${issueLock(code, issue)})`);
  const closed = await transaction
    .select({ issue: lotteryDraws.issue })
    .from(lotteryDraws)
    .where(
      and(
        eq(lotteryDraws.gameCode, code),
        inArray(
          lotteryDraws.issue,
          issues.map(({ issue }) => issue),
        ),
        isNotNull(lotteryDraws.slipsHash),
      ),
    );
  const now = clock();
  return issues.find(({ issue, closesAt }) => now >= closesAt || closed.some((row) => row.issue === issue));
}

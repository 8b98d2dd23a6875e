import { and, desc, eq, max } from 'drizzle-orm';
import type { Backend } from '../../backend';
import { lotterySlips } from './tables';

/** Games listed as recent. */
const listed = 5;

/** Codes of the games of a player's latest accepted slips, the last one first. */
export async function recentGames({ engine }: Pick<Backend, 'engine'>, player: number): Promise<string[]> {
  const rows = await engine.database
    .select({ game: lotterySlips.game })
    .from(lotterySlips)
    .where(and(eq(lotterySlips.player, player), eq(lotterySlips.state, 'accepted')))
    .groupBy(lotterySlips.game)
    .orderBy(desc(max(lotterySlips.id)))
    .limit(listed);
  return rows.map(({ game }) => game);
}

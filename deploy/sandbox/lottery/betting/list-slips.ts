import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Backend } from '../../backend';
import { inLanguage } from '../../merchants/merchant';
import { allLotteries } from '../games';
import { lotteryDraws } from '../tables';
import type { ListedBet, ListedSlip } from './contract';
import { playsOf } from './plays';
import { lotteryBets, lotterySlips } from './tables';

/** Slips shown to their player. */
const shown = 50;

/** The latest accepted slips of a player with their bets, newest first. */
export async function slipsOf({ engine }: Backend, player: number, language: string): Promise<ListedSlip[]> {
  const slips = await engine.database
    .select()
    .from(lotterySlips)
    .where(and(eq(lotterySlips.player, player), eq(lotterySlips.state, 'accepted')))
    .orderBy(desc(lotterySlips.id))
    .limit(shown);
  if (slips.length === 0) return [];
  const ids = slips.map(({ id }) => id);
  const bets = await engine.database
    .select({ bet: lotteryBets, drawn: lotteryDraws.winningNumber })
    .from(lotteryBets)
    .leftJoin(
      lotteryDraws,
      and(
        eq(lotteryDraws.gameCode, lotteryBets.game),
        eq(lotteryDraws.issue, lotteryBets.issue),
        // the number is shown with the result
        sql`${lotteryBets.state} <> 'open'`,
      ),
    )
    .where(inArray(lotteryBets.slip, ids))
    .orderBy(asc(lotteryBets.issue));
  return slips.map(({ id, number, game, request, total, createdAt }) => {
    const { names, group } = allLotteries.find(({ code }) => code === game) ?? {};
    const used = new Set(request.lines.map(({ play }) => play));
    return {
      slip: number,
      game,
      name: names ? inLanguage(names, language) : game,
      family: group?.code ?? '',
      placedAt: createdAt.getTime(),
      unit: request.unit,
      multiple: request.multiple,
      total,
      lines: request.lines,
      plays: (group ? playsOf(game) : [])
        .filter(({ code }) => used.has(code))
        .map(({ code, kind, numbers }) => ({ code, kind, numbers })),
      bets: bets
        .filter(({ bet }) => bet.slip === id)
        .map(({ bet, drawn }): ListedBet => ({
          numero: bet.numero,
          drawsAt: bet.drawsAt.getTime(),
          state: bet.state,
          stake: bet.stake,
          win: bet.win,
          ...(drawn !== null && { drawn }),
        })),
    };
  });
}

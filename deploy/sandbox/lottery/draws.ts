import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Backend } from '../backend';
import type { LotteryGame } from './game';
import { lotteryDraws, type DrawRow } from './tables';

const drawn = isNotNull(lotteryDraws.winningNumber);

/** The latest draws of a game, newest first. */
export async function latestDraws({ engine }: Pick<Backend, 'engine'>, { code }: LotteryGame, count: number) {
  const rows = await engine.database
    .select()
    .from(lotteryDraws)
    .where(and(eq(lotteryDraws.gameCode, code), drawn))
    .orderBy(desc(lotteryDraws.issue))
    .limit(count);
  return rows.map(drawAnswer);
}

/** The last draw of each game. */
export async function lastDraws({ engine }: Backend, games: LotteryGame[]) {
  const codes = games.map(({ code }) => code);
  const rows = await engine.database
    .selectDistinctOn([lotteryDraws.gameCode])
    .from(lotteryDraws)
    .where(and(inArray(lotteryDraws.gameCode, codes), drawn))
    .orderBy(lotteryDraws.gameCode, desc(lotteryDraws.issue));
  return rows.map(drawAnswer);
}

/** The published commitment of an issue. */
export async function commitmentFor({ engine }: Backend, { code }: LotteryGame, issue: number) {
  const [row] = await engine.database
    .select({ commitment: lotteryDraws.commitment })
    .from(lotteryDraws)
    .where(and(eq(lotteryDraws.gameCode, code), eq(lotteryDraws.issue, issue)));
  return row?.commitment ?? '';
}

function drawAnswer({ gameCode, numero, winningNumber, drawsAt, commitment, seed, committedAt }: DrawRow) {
  return {
    gameCode,
    numero,
    winNo: winningNumber ?? '',
    drawTime: drawsAt.getTime(),
    commitment,
    seed,
    committedAt: committedAt.getTime(),
  };
}

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

/** What is published of an issue before its draw. */
export async function publishedBeforeDraw({ engine }: Backend, { code }: LotteryGame, issue: number) {
  const [row] = await engine.database
    .select({
      commitment: lotteryDraws.commitment,
      beaconRound: lotteryDraws.beaconRound,
      beaconChain: lotteryDraws.beaconChain,
      slipsHash: lotteryDraws.slipsHash,
    })
    .from(lotteryDraws)
    .where(and(eq(lotteryDraws.gameCode, code), eq(lotteryDraws.issue, issue)));
  return {
    commitment: row?.commitment ?? '',
    beaconRound: row?.beaconRound ?? '',
    beaconChain: row?.beaconChain ?? '',
    slipsHash: row?.slipsHash ?? '',
  };
}

function drawAnswer(row: DrawRow) {
  const { gameCode, numero, winningNumber, drawsAt, commitment, seed, committedAt } = row;
  return {
    gameCode,
    numero,
    winNo: winningNumber ?? '',
    drawTime: drawsAt.getTime(),
    commitment,
    seed,
    slipsHash: row.slipsHash ?? '',
    beaconRound: row.beaconRound ?? '',
    beacon: row.beacon ?? '',
    committedAt: committedAt.getTime(),
  };
}

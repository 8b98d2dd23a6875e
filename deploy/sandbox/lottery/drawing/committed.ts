import { randomBytes } from 'node:crypto';
import { commitmentOf } from '@atrium/api';
import { issueOf } from '../betting/issues-on-sale';
import type { LotteryGame } from '../game';
import type { lotteryDraws } from '../tables';
import type { BeaconRound } from './beacon';
import type { DrawKey } from './draw-key';

export type NewDraw = typeof lotteryDraws.$inferInsert;

interface Committing {
  now: number;
  drawKey: DrawKey;
  named: BeaconRound;
}

/** An issue with a fresh seed; that of an issue in the past is late, which `committedAt` makes visible. */
export async function committed(
  game: LotteryGame,
  place: number,
  { now, drawKey, named }: Committing,
): Promise<NewDraw> {
  const seed = randomBytes(32).toString('hex');
  const { numero, closesAt, drawsAt } = issueOf(game, place);
  return {
    gameCode: game.code,
    issue: place,
    numero,
    commitment: await commitmentOf(seed),
    seed: drawKey.seal(seed, `${game.code} ${place}`),
    committedAt: new Date(now),
    drawsAt: new Date(drawsAt),
    closesAt: new Date(closesAt),
    beaconRound: named.round,
    beaconChain: named.chain.id,
  };
}

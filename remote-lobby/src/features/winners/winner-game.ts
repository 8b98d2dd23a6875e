import type { Winner } from '@atrium/api';
import type { GameRef } from '@atrium/contract';

/** The game of a win as a parameter of the launch; undefined where the record does not name it. */
export function winnerGame({ vendor, gameType, gameId, roomId, nodeId, gameName }: Winner): GameRef | undefined {
  if (!vendor || !(gameId || roomId)) return undefined;
  return {
    vendor,
    gameType,
    ...(gameId && { gameId }),
    ...(roomId && { roomId }),
    ...(nodeId && { nodeId }),
    ...(gameName && { name: gameName }),
  };
}

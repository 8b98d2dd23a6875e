import type { Game } from '@atrium/api';
import type { GameRef } from '@atrium/contract';

/** What the person reads as a game's name. */
export function nameOfGame(game: Game): string {
  return game.displayName || game.gameName || game.nodeName || game.gameId;
}

/** A game as the launch commands take it. */
export function gameRef(game: Game): GameRef {
  return {
    vendor: game.vendor,
    gameType: game.gameType,
    ...(game.gameId && { gameId: game.gameId }),
    ...(game.roomId && { roomId: game.roomId }),
    ...(game.nodeId && { nodeId: game.nodeId }),
    name: nameOfGame(game),
  };
}

/** Whether the game itself has a demo; whether demos are offered at all is the ability `game.demo`. */
export function hasDemo(game: Game): boolean {
  return game.supportPlay === 0;
}

/** One game of one vendor; node ids are the back end's and unique within a vendor. */
export function keyOfGame(game: Game): string {
  return [game.vendor, game.nodeId, game.gameId, game.roomId].join('/');
}

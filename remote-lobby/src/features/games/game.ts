import { onceEach, type Game } from '@atrium/api';
import type { GameRef } from '@atrium/contract';

/** Display name of a game. */
export function nameOfGame(game: Game): string {
  return game.displayName || game.gameName || game.nodeName || game.gameId;
}

/** A game as a parameter of the launch commands. */
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

/** A game with the type and the vendor of its list, where it names none itself. */
export function asListed(game: Game, { gameType, vendor = '' }: { gameType: string; vendor?: string }): Game {
  return { ...game, gameType: game.gameType || gameType, vendor: game.vendor || vendor };
}

/** Whether the game has a demo; the ability `game.demo` says whether demos are offered at all. */
export function hasDemo(game: Game): boolean {
  return game.supportPlay === 0;
}

/** What calls identify a game by: its vendor, and its node where it has one. */
export function identityOf({
  vendor,
  nodeId,
  gameId,
  roomId,
}: Pick<Game, 'vendor' | 'nodeId'> & Partial<Pick<Game, 'gameId' | 'roomId'>>): string {
  return `${vendor}/${nodeId || gameId || roomId}`;
}

/** Unique key: node ids of the back end are unique within a vendor only. A game without any id has its name instead. */
export function keyOfGame(game: Game): string {
  const { vendor, nodeId, gameId, roomId } = game;
  return [vendor, nodeId, gameId || roomId || nodeId ? gameId : nameOfGame(game), roomId].join('/');
}

/** The games of a list, each once: back ends repeat a game that moves to another page, or has two positions. */
export function distinctGames(games: readonly Game[]): Game[] {
  return onceEach(games, keyOfGame);
}

import { nameOf } from './catalogue';
import { featuresOf, returnOf } from './game-facts';
import type { Game } from './game';

export interface GameFilter {
  gameType?: string;
  vassalage?: string;
  gameClassify?: string;
  gameName?: string;
}

/** The matching games; an empty field matches all. Names are searched in the caller's language and in English. */
export function filterGames(
  games: readonly Game[],
  { gameType, vassalage, gameClassify, gameName }: GameFilter,
  language: string,
): Game[] {
  const part = gameName?.trim().toLowerCase();
  return games.filter(
    (game) =>
      (!gameType || game.gameType === gameType) &&
      (!vassalage || game.vendor === vassalage) &&
      (!gameClassify || game.category === gameClassify) &&
      (!part || [nameOf(game, language), game.names.EN].some((name) => name.toLowerCase().includes(part))),
  );
}

/** One page of a list, starting at 1. A page past the end is empty. */
export function pageOf(games: readonly Game[], pageNo: number, pageSize: number) {
  const size = Math.min(100, Math.max(1, Math.trunc(pageSize)));
  const page = Math.max(1, Math.trunc(pageNo));
  return {
    games: games.slice((page - 1) * size, page * size),
    pageNum: page,
    pageSize: size,
    totalPages: Math.ceil(games.length / size),
    total: games.length,
  };
}

/** A game in the format of the lists. The portal draws its picture from the seed after `art:`. */
export function listedGame(game: Game, language: string, favourites?: ReadonlySet<string>) {
  return {
    nodeId: game.nodeId,
    gameId: game.gameId,
    vassalage: game.vendor,
    nodeName: game.names.EN,
    showIcon: `art:${game.gameId}`,
    supportPlay: game.demo ? 0 : 1,
    gameType: game.gameType,
    displayName: nameOf(game, language),
    gameName: game.names.EN,
    gameClassify: game.category,
    kind: game.kind,
    tags: game.tags,
    features: featuresOf[game.kind],
    rtp: returnOf(game.kind),
    favourite: favourites?.has(game.nodeId) ?? false,
  };
}

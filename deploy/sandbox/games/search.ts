import { nameOf } from './catalogue';
import type { Game } from './game';

export interface Narrowing {
  gameType?: string;
  vassalage?: string;
  gameClassify?: string;
  gameName?: string;
}

/** The games that fit; an empty field fits all. Names are looked for in the language of the caller and in English. */
export function narrow(
  games: Game[],
  { gameType, vassalage, gameClassify, gameName }: Narrowing,
  language: string,
): Game[] {
  const wanted = gameName?.trim().toLowerCase();
  return games.filter(
    (game) =>
      (!gameType || game.gameType === gameType) &&
      (!vassalage || game.vendor === vassalage) &&
      (!gameClassify || game.category === gameClassify) &&
      (!wanted || [nameOf(game, language), game.names.EN].some((name) => name.toLowerCase().includes(wanted))),
  );
}

/** One page of a list, the first being 1. A page past the end is empty. */
export function pageOf(games: Game[], pageNo: number, pageSize: number) {
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

/** A game as the lists carry it. Its picture is drawn by the portal from the seed after `art:`. */
export function listed(game: Game, language: string, favourites?: ReadonlySet<string>) {
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
    favourite: favourites?.has(game.nodeId) ?? false,
  };
}

import { favouriteList, gamesHot, gamesRecent, gamesSearch, type Game } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { nameOfGame } from '../games/game';
import type { PageOfGames } from '../games/listed-games';
import { webClient } from '../games/web-client';
import { pageSize, type SlotQuery } from './slot-query';

type Narrowing = Pick<SlotQuery, 'category' | 'name' | 'pageNo'>;

/** The list that is asked for: a vendor's, or one of the others by its page. */
export interface SlotSource {
  page: string;
  /** Code of the vendor. */
  vendor: string | undefined;
}

/** One page of a list, narrowed by category and name. */
export async function fetchSlots(
  { api, settings, language }: Pick<Host, 'api' | 'settings' | 'language'>,
  { page: list, vendor }: SlotSource,
  { category, name, pageNo }: Narrowing,
): Promise<PageOfGames> {
  const narrowed = { gameClassify: category, gameName: name };
  const page = { ...narrowed, pageNo, pageSize };
  const spoken = language.current.get();
  if (vendor !== undefined) {
    return api.call(gamesSearch, {
      ...webClient,
      merchant: settings.merchant.code,
      gameType: 'RNG',
      vassalage: vendor,
      minBet: '',
      minLineNum: '',
      language: spoken,
      ...page,
    });
  }
  if (list === 'favGameList') {
    const { games, totalPages } = await api.call(favouriteList, { ...webClient, ...page });
    return { games: games.map((game) => ({ ...game, favourite: true })), totalPages };
  }
  if (list === 'recentGameList') {
    const { clientType } = webClient;
    return api.call(gamesRecent, { clientType, gameType: 'RNG', language: spoken, ...page });
  }
  const hot = await api.call(gamesHot, {
    merchantCode: settings.merchant.code,
    language: spoken,
    platform: webClient.platform,
    gameType: 'RNG',
  });
  return narrowHot(hot, { category, name, pageNo });
}

/** The hot list comes whole and takes no filter, so it is narrowed and paged here. */
export function narrowHot(games: Game[], query: Narrowing): PageOfGames {
  const wanted = query.name.toLocaleLowerCase();
  const fitting = games.filter(
    (game) =>
      (query.category === '' || game.gameClassify === query.category) &&
      nameOfGame(game).toLocaleLowerCase().includes(wanted),
  );
  const from = (query.pageNo - 1) * pageSize;
  return {
    games: fitting.slice(from, from + pageSize),
    totalPages: Math.max(1, Math.ceil(fitting.length / pageSize)),
  };
}

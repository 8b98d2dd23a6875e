import { favouriteList, gamesHot, gamesRecent, gamesSearch, type Game } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { nameOfGame } from '../games/game';
import type { PageOfGames } from '../games/listed-games';
import { webClient } from '../games/web-client';
import { pageSize, type SlotQuery } from './slot-query';

type SlotFilter = Pick<SlotQuery, 'category' | 'name' | 'pageNo'>;

/** The list to fetch: a vendor's, or one of the others by its page name. */
export interface SlotSource {
  page: string;
  /** Vendor code. */
  vendor: string | undefined;
}

/** Fetches one page of a list, filtered by category and name. */
export async function fetchSlots(
  { api, settings, language }: Pick<Host, 'api' | 'settings' | 'language'>,
  { page: list, vendor }: SlotSource,
  { category, name, pageNo }: SlotFilter,
): Promise<PageOfGames> {
  const filter = { gameClassify: category, gameName: name };
  const page = { ...filter, pageNo, pageSize };
  const languageCode = language.current.get();
  if (vendor !== undefined) {
    return api.call(gamesSearch, {
      ...webClient,
      merchant: settings.merchant.code,
      gameType: 'RNG',
      vassalage: vendor,
      minBet: '',
      minLineNum: '',
      language: languageCode,
      ...page,
    });
  }
  if (list === 'favGameList') {
    const { games, totalPages } = await api.call(favouriteList, { ...webClient, ...page });
    return { games: games.map((game) => ({ ...game, favourite: true })), totalPages };
  }
  if (list === 'recentGameList') {
    const { clientType } = webClient;
    return api.call(gamesRecent, { clientType, gameType: 'RNG', language: languageCode, ...page });
  }
  const hot = await api.call(gamesHot, {
    merchantCode: settings.merchant.code,
    language: languageCode,
    platform: webClient.platform,
    gameType: 'RNG',
  });
  return filterHotGames(hot, { category, name, pageNo });
}

/** The hot list is fetched whole and has no filters, so it is filtered and paged here. */
export function filterHotGames(games: Game[], query: SlotFilter): PageOfGames {
  const searched = query.name.toLocaleLowerCase();
  const matching = games.filter(
    (game) =>
      (query.category === '' || game.gameClassify === query.category) &&
      nameOfGame(game).toLocaleLowerCase().includes(searched),
  );
  const from = (query.pageNo - 1) * pageSize;
  return {
    games: matching.slice(from, from + pageSize),
    totalPages: Math.max(1, Math.ceil(matching.length / pageSize)),
  };
}

import { favouriteList, gamesHot, gamesRecent, type Game } from '@atrium/api';
import { gamesPerPage } from '@atrium/api/figures';
import type { Host } from '@atrium/contract';
import { everyPage, wholeListPage } from '../games/every-page';
import { asListed, nameOfGame } from '../games/game';
import type { PageOfGames } from '../games/listed-games';
import { searchGames } from '../games/search-games';
import { webClient } from '../games/web-client';
import type { CategoryLists } from './category-lists';
import type { SlotQuery } from './slot-query';

/** The game type of the slot lobby. */
const gameType = 'RNG';

type SlotFilter = Pick<SlotQuery, 'category' | 'name' | 'pageNo'>;
type Sources = Pick<Host, 'api' | 'settings' | 'language'>;

/** The list to fetch: a vendor's, or one of the others by its page name. */
export interface SlotSource {
  page: string;
  /** Vendor code. */
  vendor: string | undefined;
}

/**
 * Fetches one page of a list, filtered by category and name. Only a vendor's list is filtered by the back end.
 * @param categories kept by the caller, so that pages and searches share its vendors' lists
 */
export async function fetchSlots(
  host: Sources,
  { page: list, vendor }: SlotSource,
  { category, name, pageNo }: SlotFilter,
  categories: CategoryLists,
): Promise<PageOfGames> {
  if (vendor !== undefined)
    return searchGames(host, { gameType, vendor, category, name, pageNo, pageSize: gamesPerPage });
  const isHot = list !== 'favGameList' && list !== 'recentGameList';
  if (!isHot && category === '' && name === '') return fetchPersonal(host, list, { pageNo, pageSize: gamesPerPage });
  const games = isHot
    ? await fetchHot(host)
    : await everyPage((page) => fetchPersonal(host, list, { pageNo: page, pageSize: wholeListPage }));
  const named = games.filter((game) => matchesName(game, name));
  return pageOf(category === '' ? named : await categories.gamesIn(category, named), pageNo);
}

async function fetchPersonal(
  { api, language }: Sources,
  list: 'favGameList' | 'recentGameList',
  page: { pageNo: number; pageSize: number },
): Promise<PageOfGames> {
  if (list === 'recentGameList') {
    const { clientType } = webClient;
    const recent = await api.call(gamesRecent, { clientType, gameType, language: language.current.get(), ...page });
    return { ...recent, games: recent.games.map((game) => asListed(game, { gameType })) };
  }
  const { games, totalPages } = await api.call(favouriteList, { ...webClient, ...page });
  return { games: games.map((game) => ({ ...game, favourite: true })), totalPages };
}

/** The hot list is fetched whole; a back end that does not know `gameType` answers with games of every type. */
async function fetchHot({ api, settings, language }: Sources): Promise<Game[]> {
  const games = await api.call(gamesHot, {
    merchantCode: settings.merchant.code,
    language: language.current.get(),
    platform: webClient.platform,
    gameType,
  });
  return games.map((game) => asListed(game, { gameType })).filter((game) => game.gameType === gameType);
}

function matchesName(game: Game, name: string): boolean {
  return nameOfGame(game).toLocaleLowerCase().includes(name.toLocaleLowerCase());
}

function pageOf(games: Game[], pageNo: number): PageOfGames {
  const from = (pageNo - 1) * gamesPerPage;
  return {
    games: games.slice(from, from + gamesPerPage),
    totalPages: Math.max(1, Math.ceil(games.length / gamesPerPage)),
  };
}

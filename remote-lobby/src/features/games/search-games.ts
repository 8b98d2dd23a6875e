import { gamesSearch } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { asListed } from './game';
import type { PageOfGames } from './listed-games';
import { webClient } from './web-client';

interface GameSearch {
  gameType: string;
  /** Vendor code. */
  vendor: string;
  /** Default: all. */
  category?: string;
  /** Part of a name. Default: all. */
  name?: string;
  /** 1-based. */
  pageNo: number;
  pageSize: number;
}

/**
 * One page of a vendor's games.
 * @param silent the host shows no message when the call fails. Default false
 */
export async function searchGames(
  { api, settings, language }: Pick<Host, 'api' | 'settings' | 'language'>,
  { gameType, vendor, category = '', name = '', pageNo, pageSize }: GameSearch,
  { silent = false } = {},
): Promise<PageOfGames> {
  const page = await api.call(
    { ...gamesSearch, silent },
    {
      ...webClient,
      merchant: settings.merchant.code,
      gameType,
      vassalage: vendor,
      gameClassify: category,
      gameName: name,
      minBet: '',
      minLineNum: '',
      pageNo,
      pageSize,
      language: language.current.get(),
    },
  );
  return { ...page, games: page.games.map((game) => asListed(game, { gameType, vendor })) };
}

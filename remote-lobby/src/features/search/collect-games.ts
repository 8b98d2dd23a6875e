import { gamesVendors, vendorOf, type Game } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { readPages, wholeListPage } from '../games/every-page';
import { keyOfGame } from '../games/game';
import { limitParallel } from '../games/limit-parallel';
import { searchGames } from '../games/search-games';

/** Calls at the same time. */
const mostCalls = 4;

/** Most pages of one list: ten thousand games. A back end that names more pages costs no endless reading. */
const mostPages = 100;

export interface CollectedGames {
  games: Game[];
  /** Whether every list was read to its end. */
  whole: boolean;
}

/**
 * The games of all vendors' lists, by the calls that every back end has. A list that fails costs the games of its
 * vendor; rejects when every list failed.
 */
export async function collectGames(host: Pick<Host, 'api' | 'settings' | 'language'>): Promise<CollectedGames> {
  const cards = await host.api.call({ ...gamesVendors, silent: true }, { merchantCode: host.settings.merchant.code });
  const lists = new Map(cards.map((card) => [`${card.gameType}/${vendorOf(card)}`, card]));
  const inTurn = limitParallel(mostCalls);
  const results = await Promise.allSettled(
    [...lists.values()].map((card) =>
      readPages(
        (pageNo) =>
          inTurn(() =>
            searchGames(
              host,
              { gameType: card.gameType, vendor: vendorOf(card), pageNo, pageSize: wholeListPage },
              { silent: true },
            ),
          ),
        mostPages,
      ),
    ),
  );
  const read = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed && read.length === 0) throw failed.reason;
  const games = new Map(read.flatMap((list) => list.games).map((game) => [keyOfGame(game), game]));
  return { games: [...games.values()], whole: !failed && read.every(({ whole }) => whole) };
}

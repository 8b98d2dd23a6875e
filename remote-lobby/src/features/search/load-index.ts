import { gamesVendors, vendorOf, type Game } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { everyPage, wholeListPage } from '../games/every-page';
import { keyOfGame } from '../games/game';
import { limitParallel } from '../games/limit-parallel';
import { searchGames } from '../games/search-games';
import { GameIndex } from './game-index';

/** Calls at the same time. */
const mostCalls = 4;

type Services = Pick<Host, 'api' | 'settings' | 'language'>;

const byPage = new WeakMap<Host['settings'], Map<string, Promise<GameIndex>>>();

/** The index in the page's language, loaded when it is first needed and kept for the page. A failure is not kept. */
export function loadIndex(host: Services): Promise<GameIndex> {
  const byLanguage = byPage.get(host.settings) ?? new Map<string, Promise<GameIndex>>();
  byPage.set(host.settings, byLanguage);
  const language = host.language.current.get();
  const kept = byLanguage.get(language);
  if (kept) return kept;
  const index = collect(host).then((games) => new GameIndex(games));
  byLanguage.set(language, index);
  index.catch(() => byLanguage.delete(language));
  return index;
}

/**
 * The games of all vendors' lists, by the calls that every back end has. A list that fails costs the games of its vendor;
 * rejects when every list failed.
 */
async function collect(host: Services): Promise<Game[]> {
  const cards = await host.api.call({ ...gamesVendors, silent: true }, { merchantCode: host.settings.merchant.code });
  const lists = new Map(cards.map((card) => [`${card.gameType}/${vendorOf(card)}`, card]));
  const inTurn = limitParallel(mostCalls);
  const results = await Promise.allSettled(
    [...lists.values()].map((card) =>
      everyPage((pageNo) =>
        inTurn(() =>
          searchGames(
            host,
            { gameType: card.gameType, vendor: vendorOf(card), pageNo, pageSize: wholeListPage },
            { silent: true },
          ),
        ),
      ),
    ),
  );
  const read = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed && read.length === 0) throw failed.reason;
  return [...new Map(read.map((game) => [keyOfGame(game), game])).values()];
}

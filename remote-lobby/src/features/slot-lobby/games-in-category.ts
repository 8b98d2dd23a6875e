import type { Game } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { everyPage, wholeListPage } from '../games/every-page';
import { identityOf } from '../games/game';
import { searchGames } from '../games/search-games';
import type { Category } from './slot-query';

/** The games of a category. Where games do not name theirs, those in their vendors' lists of that category. */
export async function gamesInCategory(
  host: Pick<Host, 'api' | 'settings' | 'language'>,
  games: Game[],
  category: Category,
): Promise<Game[]> {
  const unsaid = games.filter(({ gameClassify }) => gameClassify === undefined);
  const vendors = [...new Set(unsaid.map(({ vendor }) => vendor))];
  const lists = await Promise.all(
    vendors.map((vendor) =>
      everyPage((pageNo) => searchGames(host, { gameType: 'RNG', vendor, category, pageNo, pageSize: wholeListPage })),
    ),
  );
  const found = new Set(lists.flat().map(identityOf));
  return games.filter((game) =>
    game.gameClassify === undefined ? found.has(identityOf(game)) : game.gameClassify === category,
  );
}

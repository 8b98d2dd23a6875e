import type { Game } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { everyPage, wholeListPage } from '../games/every-page';
import { identityOf } from '../games/game';
import { limitParallel } from '../games/limit-parallel';
import { searchGames } from '../games/search-games';
import type { Category } from './slot-query';

/** Calls at the same time, for all vendors together. */
const mostCalls = 4;

/** Sorts out games by category. Vendors' lists are requested once for each vendor, category and language. */
export class CategoryLists {
  readonly #host: Pick<Host, 'api' | 'settings' | 'language'>;
  readonly #lists = new Map<string, Promise<string[]>>();
  readonly #inTurn = limitParallel(mostCalls);

  constructor(host: Pick<Host, 'api' | 'settings' | 'language'>) {
    this.#host = host;
  }

  /**
   * The games of a category. Where games do not name theirs, those in their vendors' lists of that category; a list that
   * fails costs the games of its vendor. Rejects when every list failed and no game names its category.
   */
  async gamesIn(category: Category, games: readonly Game[]): Promise<Game[]> {
    const unsaid = games.filter(({ gameClassify }) => gameClassify === undefined);
    const vendors = [...new Set(unsaid.map(({ vendor }) => vendor))];
    const lists = await Promise.allSettled(vendors.map((vendor) => this.#list(vendor, category)));
    const read = lists.flatMap((list) => (list.status === 'fulfilled' ? [list.value] : []));
    const [failed] = lists.filter((list) => list.status === 'rejected');
    if (failed && read.length === 0 && unsaid.length === games.length) throw failed.reason;
    const found = new Set(read.flat());
    return games.filter((game) =>
      game.gameClassify === undefined ? found.has(identityOf(game)) : game.gameClassify === category,
    );
  }

  /** Identities of a vendor's games in a category. */
  #list(vendor: string, category: Category): Promise<string[]> {
    const key = `${this.#host.language.current.get()}/${category}/${vendor}`;
    const kept = this.#lists.get(key);
    if (kept) return kept;
    const list = this.#load(vendor, category);
    this.#lists.set(key, list);
    list.catch(() => this.#lists.delete(key));
    return list;
  }

  async #load(vendor: string, category: Category): Promise<string[]> {
    const games = await everyPage((pageNo) =>
      this.#inTurn(() =>
        searchGames(
          this.#host,
          { gameType: 'RNG', vendor, category, pageNo, pageSize: wholeListPage },
          { silent: true },
        ),
      ),
    );
    return games.map(identityOf);
  }
}

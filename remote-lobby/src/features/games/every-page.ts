import type { Game } from '@atrium/api';
import type { PageOfGames } from './listed-games';

/** Games per request for a list that is read whole. */
export const wholeListPage = 100;

/** Most requests for a list that is shown. */
const mostPages = 10;

interface ReadGames {
  games: Game[];
  /** Whether the list has no more games. */
  whole: boolean;
}

/** The games of a list up to a number of pages. */
export async function readPages(fetchPage: (pageNo: number) => Promise<PageOfGames>, most: number): Promise<ReadGames> {
  const first = await fetchPage(1);
  const further = Math.min(first.totalPages, most) - 1;
  const others = await Promise.all(Array.from({ length: Math.max(0, further) }, (_, index) => fetchPage(index + 2)));
  return { games: [first, ...others].flatMap(({ games }) => games), whole: first.totalPages <= most };
}

/** All games of a list, at most a thousand. */
export async function everyPage(fetchPage: (pageNo: number) => Promise<PageOfGames>): Promise<Game[]> {
  return (await readPages(fetchPage, mostPages)).games;
}

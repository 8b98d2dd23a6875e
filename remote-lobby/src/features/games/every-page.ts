import type { Game } from '@atrium/api';
import type { PageOfGames } from './listed-games';

/** Games per request, and the most requests, for a list that is read whole. */
export const wholeListPage = 100;
const mostPages = 10;

/** All games of a list, at most a thousand. */
export async function everyPage(fetchPage: (pageNo: number) => Promise<PageOfGames>): Promise<Game[]> {
  const first = await fetchPage(1);
  const further = Math.min(first.totalPages, mostPages) - 1;
  const others = await Promise.all(Array.from({ length: Math.max(0, further) }, (_, index) => fetchPage(index + 2)));
  return [first, ...others].flatMap(({ games }) => games);
}

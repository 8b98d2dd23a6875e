import { popupGamesPerPage } from '@atrium/api/figures';
import type { Host } from '@atrium/contract';
import type { PageOfGames } from '../games/listed-games';
import { searchGames } from '../games/search-games';

/** The vendor of the popup. */
export interface VendorRef {
  gameType: string;
  vendor: string;
}

export function fetchVendorGames(
  host: Pick<Host, 'api' | 'settings' | 'language'>,
  { gameType, vendor }: VendorRef,
  pageNo: number,
): Promise<PageOfGames> {
  return searchGames(host, { gameType, vendor, pageNo, pageSize: popupGamesPerPage });
}

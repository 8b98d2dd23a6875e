import type { Host } from '@atrium/contract';
import type { PageOfGames } from '../games/listed-games';
import { searchGames } from '../games/search-games';

/** Games on one page of the popup. Source: requirement LOB-19. */
const pageSize = 10;

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
  return searchGames(host, { gameType, vendor, pageNo, pageSize });
}

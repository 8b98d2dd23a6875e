import { gamesSearch } from '@atrium/api';
import type { Host } from '@atrium/contract';
import type { PageOfGames } from '../games/listed-games';
import { webClient } from '../games/web-client';

/** Games on one page of the popup. Source: requirement LOB-19. */
const pageSize = 10;

/** The vendor of the popup. */
export interface VendorRef {
  gameType: string;
  vendor: string;
}

export function fetchVendorGames(
  { api, settings, language }: Pick<Host, 'api' | 'settings' | 'language'>,
  { gameType, vendor }: VendorRef,
  pageNo: number,
): Promise<PageOfGames> {
  return api.call(gamesSearch, {
    ...webClient,
    merchant: settings.merchant.code,
    gameType,
    vassalage: vendor,
    gameClassify: '',
    gameName: '',
    minBet: '',
    minLineNum: '',
    pageNo,
    pageSize,
    language: language.current.get(),
  });
}

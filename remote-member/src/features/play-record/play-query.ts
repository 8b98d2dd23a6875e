import { walletsBets, type PlayedRound, type PlayedRoundPage, type TeamRange, type WithCurrency } from '@atrium/api';
import type { Host } from '@atrium/contract';
import type { DayRange } from '@atrium/ui/dates';
import { everyPage, largestPage } from '../records/every-page';

const pageSize = 20;

/** A range of days with the viewer's zone. */
export function inViewerZone(range: DayRange): TeamRange {
  return { ...range, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** A page of the betting record, from 1. */
export async function fetchBets(
  { api, signal, settings }: Host,
  range: DayRange,
  pageNo: number,
): Promise<WithCurrency<PlayedRoundPage>> {
  const page = await api.call(walletsBets, { ...inViewerZone(range), pageNo, pageSize }, { signal });
  return { ...page, currency: page.currency ?? settings.currency.code };
}

/** All rounds of the range, the latest first; at most 5 000. */
export function fetchAllBets({ api, signal }: Host, range: DayRange): Promise<PlayedRound[]> {
  const query = { ...inViewerZone(range), pageSize: largestPage };
  return everyPage(async (pageNo) => {
    const { bets, totalPages } = await api.call(walletsBets, { ...query, pageNo }, { signal });
    return { rows: bets, totalPages };
  });
}

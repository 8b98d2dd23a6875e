import type { LotteryGame, MiniGameEdition } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { fetchLotteries, fetchSeaLotteries } from '../games/fetch-games';

/** Lotteries of an edition. The list is loaded beside the page, so that the host shows no message when it fails. */
export function fetchMiniGames(host: Host, edition: MiniGameEdition): Promise<LotteryGame[]> {
  const quiet = { silent: true };
  return edition === 's1' ? fetchSeaLotteries(host, quiet) : fetchLotteries(host, undefined, quiet);
}

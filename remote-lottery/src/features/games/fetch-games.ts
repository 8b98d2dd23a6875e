import { lotteryList, vietnamList, type LotteryGame } from '@atrium/api';
import type { Host } from '@atrium/contract';
import type { PrizeMode } from './prize-mode';

/** Lists a page can show. */
export interface LotteryListing {
  prizeMode: PrizeMode;
  /** Empty for all. */
  playType: string;
}

const ordinary: LotteryListing = { prizeMode: 'Lott', playType: '' };

export function fetchLotteries({ api, signal }: Host, listing = ordinary): Promise<LotteryGame[]> {
  return api.call(lotteryList, listing, { signal });
}

export function fetchVietnamLotteries({ api, signal }: Host): Promise<LotteryGame[]> {
  return api.call(vietnamList, ordinary, { signal });
}

/** Ordinary, instant and Vietnam lotteries, each once. A list that fails does not cost the others. */
export async function fetchEveryLottery(host: Host): Promise<LotteryGame[]> {
  const lists = await Promise.allSettled([
    fetchLotteries(host),
    fetchLotteries(host, { prizeMode: 'Elott', playType: '' }),
    fetchVietnamLotteries(host),
  ]);
  const games = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
  const [failed] = lists.filter((list) => list.status === 'rejected');
  if (games.length === 0 && failed) throw failed.reason;
  return [...new Map(games.map((game) => [game.gameCode, game])).values()];
}

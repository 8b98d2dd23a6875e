import { lotteryList, vietnamList, type LotteryGame } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { prizeModeOf } from './prize-mode';

const listing = { prizeMode: prizeModeOf('LOTT'), playType: '' };

export function fetchLotteries({ api, signal }: Host): Promise<LotteryGame[]> {
  return api.call(lotteryList, listing, { signal });
}

/** The lotteries and the Vietnam lotteries. One list that fails does not cost the other. */
export async function fetchEveryLottery(host: Host): Promise<LotteryGame[]> {
  const lists = await Promise.allSettled([fetchLotteries(host), fetchVietnamLotteries(host)]);
  const games = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
  const [failed] = lists.flatMap((list) => (list.status === 'rejected' ? [list.reason as unknown] : []));
  if (games.length === 0 && failed) throw failed;
  return games;
}

export function fetchVietnamLotteries({ api, signal }: Host): Promise<LotteryGame[]> {
  return api.call(vietnamList, listing, { signal });
}

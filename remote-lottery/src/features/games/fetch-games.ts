import { lotteryList, vietnamList, type LotteryGame } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { prizeModeOf } from './prize-mode';

const listing = { prizeMode: prizeModeOf('LOTT'), playType: '' };

export function fetchLotteries({ api, signal }: Host): Promise<LotteryGame[]> {
  return api.call(lotteryList, listing, { signal });
}

export function fetchVietnamLotteries({ api, signal }: Host): Promise<LotteryGame[]> {
  return api.call(vietnamList, listing, { signal });
}

import { lotteryList, onceEach, vietnamList, type LotteryGame } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { isThai } from './group';
import type { PrizeMode } from './prize-mode';

/** Lists a page can show. */
export interface LotteryListing {
  prizeMode: PrizeMode;
  /** Empty for all. */
  playType: string;
}

const ordinary: LotteryListing = { prizeMode: 'Lott', playType: '' };

/** `silent`: the host shows no message when the list fails, because the page works without it. */
export async function fetchLotteries(
  { api, signal }: Host,
  listing = ordinary,
  { silent = false } = {},
): Promise<LotteryGame[]> {
  return (await api.call({ ...lotteryList, silent }, listing, { signal })).map(withName);
}

/** `silent` as above. */
export async function fetchVietnamLotteries({ api, signal }: Host, { silent = false } = {}): Promise<LotteryGame[]> {
  return (await api.call({ ...vietnamList, silent }, ordinary, { signal })).map(withName);
}

/** Some back ends name a game in another field only. */
function withName(game: LotteryGame): LotteryGame {
  return { ...game, displayName: game.displayName || game.remark || game.gameCode };
}

/** Thai and Vietnam lotteries; `silent` as above. */
export async function fetchSeaLotteries(host: Host, options: { silent?: boolean } = {}): Promise<LotteryGame[]> {
  const [lotteries, vietnam] = await Promise.all([
    fetchLotteries(host, ordinary, options),
    fetchVietnamLotteries(host, options),
  ]);
  return [...lotteries.filter(isThai), ...vietnam];
}

/**
 * Ordinary, instant and Vietnam lotteries, each once. A list that fails costs neither the others nor a message; rejects
 * when no game is left.
 */
export async function fetchEveryLottery(host: Host): Promise<LotteryGame[]> {
  const quiet = { silent: true };
  const lists = await Promise.allSettled([
    fetchLotteries(host, ordinary, quiet),
    fetchLotteries(host, { prizeMode: 'Elott', playType: '' }, quiet),
    fetchVietnamLotteries(host, quiet),
  ]);
  const games = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
  const [failed] = lists.filter((list) => list.status === 'rejected');
  if (games.length === 0 && failed) throw failed.reason;
  return onceEach(games, ({ gameCode }) => gameCode);
}

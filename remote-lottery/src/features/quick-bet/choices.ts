import type { LotteryGame, PopularLottery } from '@atrium/api';
import { quickBetGames } from '@atrium/api/figures';

/** Games offered first, in order. */
export const defaultGames = ['CQSSC', 'TXFFC', 'SD11X5', 'GD11X5', 'CASSC'] as const;

/** Games of the quick bet: the available defaults, then popular games, then any. */
export function quickBetChoices(
  games: readonly LotteryGame[],
  popular: readonly Pick<PopularLottery, 'gameCode'>[],
  special: boolean,
): LotteryGame[] {
  const codes = [...defaultGames, ...popular.map(({ gameCode }) => gameCode), ...games.map(({ gameCode }) => gameCode)];
  const known = new Map(games.map((game) => [game.gameCode, game]));
  return [...new Set(codes)]
    .flatMap((code) => known.get(code) ?? [])
    .slice(0, special ? quickBetGames.special : quickBetGames.usual);
}

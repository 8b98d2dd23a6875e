import type { LotteryGame, PopularLottery } from '@atrium/api';

/** Games the quick bet offers first, in this order. */
export const defaultGames = ['CQSSC', 'TXFFC', 'SD11X5', 'GD11X5', 'CASSC'] as const;

/** Games to choose from: the defaults the merchant has, filled up by the popular ones and then by any. */
export function quickBetChoices(
  games: readonly LotteryGame[],
  popular: readonly Pick<PopularLottery, 'gameCode'>[],
  special: boolean,
): LotteryGame[] {
  const codes = [...defaultGames, ...popular.map(({ gameCode }) => gameCode), ...games.map(({ gameCode }) => gameCode)];
  const known = new Map(games.map((game) => [game.gameCode, game]));
  return [...new Set(codes)].flatMap((code) => known.get(code) ?? []).slice(0, special ? 6 : 5);
}

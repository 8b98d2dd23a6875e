import type { LotteryGame } from '@atrium/api';

/** Cards per kind on the lottery home. */
export const cardsOfKind = 5;

/** Splits games by live video. */
export function splitGames(games: readonly LotteryGame[]): { regular: LotteryGame[]; live: LotteryGame[] } {
  return {
    regular: games.filter(({ liveVideoSwitch }) => !liveVideoSwitch),
    live: games.filter(({ liveVideoSwitch }) => liveVideoSwitch),
  };
}

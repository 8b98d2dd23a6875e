import type { LotteryGame } from '@atrium/api';

/** Splits games by live video. */
export function splitGames(games: readonly LotteryGame[]): { regular: LotteryGame[]; live: LotteryGame[] } {
  return {
    regular: games.filter(({ liveVideoSwitch }) => !liveVideoSwitch),
    live: games.filter(({ liveVideoSwitch }) => liveVideoSwitch),
  };
}

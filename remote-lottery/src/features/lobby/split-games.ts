import type { LotteryGame } from '@atrium/api';

/** Cards of a kind that the lottery home shows. */
export const cardsOfKind = 5;

/** Games by whether their draws are shown on live video. */
export function splitGames(games: readonly LotteryGame[]): { regular: LotteryGame[]; live: LotteryGame[] } {
  return {
    regular: games.filter(({ liveVideoSwitch }) => !liveVideoSwitch),
    live: games.filter(({ liveVideoSwitch }) => liveVideoSwitch),
  };
}

import type { GameRules } from '@atrium/deploy/game-rules';

/** Counts every combination of stops of a slot with sixteen stops on each of five reels. */
export function countStops(rules: GameRules): { stops: number; share: number; hits: number } {
  const reels = 5;
  const bet = 10;
  const stops = 16 ** reels;
  let paid = 0;
  let winning = 0;
  for (let combination = 0; combination < stops; combination += 1) {
    let left = combination;
    const { win } = rules.decide('', bet, (below) => {
      const stop = left % below;
      left = Math.floor(left / below);
      return stop;
    });
    paid += win;
    if (win > 0) winning += 1;
  }
  return { stops, share: paid / (stops * bet), hits: winning / stops };
}

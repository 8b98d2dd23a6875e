import type { GameRules } from '../rules/game-rules';
import { evaluate } from './evaluate';
import { pays, scatterPays, strips } from './rules';

/**
 * Five reels that pay every combination of neighbouring reels from the left. The return over all 16^5 equally likely
 * stops is counted exhaustively by `prove -- odds`.
 */
export const slotWays = {
  returns: { '': 0.950661 },
  described: { strips, pays, scatterPays },
  decide(_choice, bet, draw) {
    const stops = strips.map((strip) => draw(strip.length));
    return { stops, ...evaluate(stops, bet) };
  },
} satisfies GameRules;

import type { GameRules } from '../rules/game-rules';
import { evaluate } from './evaluate';
import { lines, pays, returnToPlayer, scatterPays, strips } from './rules';

/** Five reels that pay ten lines. */
export const slotLines = {
  returns: { '': returnToPlayer },
  described: { strips, lines, pays, scatterPays },
  decide(_choice, bet, draw) {
    const stops = strips.map((strip) => draw(strip.length));
    return { stops, ...evaluate(stops, bet) };
  },
} satisfies GameRules;

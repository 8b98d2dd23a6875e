import type { Draw } from '../rules/game-rules';
import { sides, type Match, type Side } from './matches';

/** Draws the result of a match by the chances of its prices. */
export function drawResult({ id, prices }: Pick<Match, 'id' | 'prices'>, draw: Draw): Side {
  let left = draw(100);
  for (const side of sides) {
    left -= prices[side]?.chance ?? 0;
    if (left < 0) return side;
  }
  throw new Error(`The chances of ${id} do not add up to 100.`);
}

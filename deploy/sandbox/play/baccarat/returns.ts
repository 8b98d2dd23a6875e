import { playHands } from './play-hands';
import { decks, handPoints, payout, sides, type Side } from './rules';

/** Return to player of each side, over all orders of six cards of a full shoe. Takes some tenths of a second. */
export function countReturns(): Record<Side, number> {
  const left = [16 * decks, ...Array.from({ length: 9 }, () => 4 * decks)];
  const total = { player: 0, banker: 0, tie: 0 };
  const next = (points: number[], chance: number): void => {
    const { player, banker } = playHands(points);
    // further cards are dealt only where a rule asks for them
    if (points.length >= 4 && player.length + banker.length <= points.length) {
      for (const side of sides) total[side] += chance * payout(side, handPoints(player), handPoints(banker));
      return;
    }
    const cards = 52 * decks - points.length;
    for (const [value, count] of left.entries()) {
      left[value] = count - 1;
      next([...points, value], (chance * count) / cards);
      left[value] = count;
    }
  };
  next([], 1);
  return total;
}

import { rankOf, suitOf, type Card } from '../rules/deck';
import type { Hand } from './rules';

/** The best hand of five cards; undefined when they pay nothing. */
export function handOf(cards: readonly Card[]): Hand | undefined {
  const counts = new Array<number>(13).fill(0);
  for (const card of cards) counts[rankOf(card)] = (counts[rankOf(card)] ?? 0) + 1;
  const flush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0));
  const lowest = straightFrom(counts);
  if (flush && lowest !== undefined) return lowest === 9 ? 'royal-flush' : 'straight-flush';
  const most = Math.max(...counts);
  const pairs = counts.filter((count) => count === 2).length;
  if (most === 4) return 'four-of-a-kind';
  if (most === 3 && pairs === 1) return 'full-house';
  if (flush) return 'flush';
  if (lowest !== undefined) return 'straight';
  if (most === 3) return 'three-of-a-kind';
  if (pairs === 2) return 'two-pairs';
  return counts.some((count, rank) => count === 2 && (rank === 0 || rank >= 10)) ? 'jacks-or-better' : undefined;
}

/** The lowest rank of five in a row; the ace is below the two and above the king. */
function straightFrom(counts: readonly number[]): number | undefined {
  for (let lowest = 0; lowest <= 9; lowest += 1)
    if ([0, 1, 2, 3, 4].every((step) => counts[(lowest + step) % 13] === 1)) return lowest;
  return undefined;
}

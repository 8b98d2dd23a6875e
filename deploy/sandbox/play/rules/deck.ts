import type { Draw } from './game-rules';

/** A card of 0 to 51: the rank is its remainder by 13 (0 is the ace, 12 the king), the suit its quotient. */
export type Card = number;

export const rankOf = (card: Card): number => card % 13;
export const suitOf = (card: Card): number => Math.floor(card / 13);

/** Deals cards from freshly shuffled decks. */
export function deal(count: number, decks: number, draw: Draw): Card[] {
  const taken = new Set<number>();
  while (taken.size < count) taken.add(draw(decks * 52));
  return [...taken].map((place) => place % 52);
}

import { rankOf, suitOf, type Card } from '../rules/deck';

/** Rank of a card with the ace above the king, from 0 for a two to 12. */
export const rankWithAceHigh = (card: Card): number => (rankOf(card) + 12) % 13;

/** Order of all cards: by rank with the ace high, then clubs, diamonds, hearts, spades. No two cards are equal. */
export const cardStrength = (card: Card): number => 4 * rankWithAceHigh(card) + suitOf(card);

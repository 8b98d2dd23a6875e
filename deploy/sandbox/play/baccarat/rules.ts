import { rankOf, type Card } from '../rules/deck';

export const sides = ['player', 'banker', 'tie'] as const;
export type Side = (typeof sides)[number];

/** Decks in the shoe, shuffled before each round. */
export const decks = 8;

/** Pictures and tens count nothing, an ace one. */
export function pointsOf(card: Card): number {
  return rankOf(card) < 9 ? rankOf(card) + 1 : 0;
}

/** Points of a hand: the last digit of the sum. */
export function handPoints(points: readonly number[]): number {
  return points.reduce((sum, next) => sum + next, 0) % 10;
}

/** Whether the banker takes a third card. @param third points of the player's third card, if there is one */
export function bankerDraws(banker: number, third: number | undefined): boolean {
  if (third === undefined) return banker <= 5;
  if (banker <= 2) return true;
  if (banker === 3) return third !== 8;
  if (banker === 4) return third >= 2 && third <= 7;
  if (banker === 5) return third >= 4 && third <= 7;
  return banker === 6 && (third === 6 || third === 7);
}

/** Stakes paid for a bet on a side, including the stake. A tie returns bets on player and banker. */
export function payout(bet: Side, player: number, banker: number): number {
  if (player === banker) return bet === 'tie' ? 9 : 1;
  if (bet === 'tie') return 0;
  if (player > banker) return bet === 'player' ? 2 : 0;
  // without commission: a banker's win with six pays half
  if (bet === 'player') return 0;
  return banker === 6 ? 1.5 : 2;
}

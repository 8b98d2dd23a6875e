import type { Card } from '../rules/deck';
import { handOf } from '../video-poker/hand-of';
import type { Hand } from '../video-poker/rules';
import { cardStrength, rankWithAceHigh } from './card-strength';

/** What a hand of a duel is called: each hand of video poker, any pair, or the highest card. */
export type DuelHand = Exclude<Hand, 'jacks-or-better'> | 'pair' | 'high-card';

const ascending: readonly DuelHand[] = [
  'high-card',
  'pair',
  'two-pairs',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
];

export function duelHandOf(cards: readonly Card[]): DuelHand {
  const hand = handOf(cards);
  if (hand && hand !== 'jacks-or-better') return hand;
  return new Set(cards.map(rankWithAceHigh)).size < cards.length ? 'pair' : 'high-card';
}

/**
 * Compares two hands of one deck: by their kind, then the ranks of their groups from the largest, then the suit of the
 * highest card. Positive when the first is better; no two hands are equal.
 */
export function compareHands(one: readonly Card[], other: readonly Card[]): number {
  const [first, second] = [strengthOf(one), strengthOf(other)];
  const at = first.findIndex((value, index) => value !== second[index]);
  return at < 0 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
}

function strengthOf(cards: readonly Card[]): number[] {
  const hand = duelHandOf(cards);
  const ranks = cards.map(rankWithAceHigh);
  const count = (rank: number) => ranks.filter((each) => each === rank).length;
  const groups = [...ranks].sort((one, other) => count(other) - count(one) || other - one);
  // in a straight from ace to five, the ace is the lowest
  const isLow = hand.startsWith('straight') && ranks.includes(12) && ranks.includes(0);
  return [ascending.indexOf(hand), ...(isLow ? [3, 2, 1, 0, -1] : groups), Math.max(...cards.map(cardStrength))];
}

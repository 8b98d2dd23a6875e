import { matchReturn } from '../play/matches/odds';
import { rulesOf } from '../play/rules/rules-by-kind';
import type { GameKind } from './kinds';

/** What the rules of each kind offer, as facets of a search. */
export const featuresOf: Readonly<Record<GameKind, readonly string[]>> = {
  'slot-lines': ['lines', 'wild', 'scatter'],
  'slot-ways': ['ways', 'wild', 'scatter'],
  'video-poker': ['cards'],
  baccarat: ['cards', 'side-bets'],
  'card-duel': ['cards'],
  'poker-duel': ['cards'],
  roulette: ['wheel', 'side-bets'],
  fishing: ['targets'],
  sports: ['matches', 'odds'],
  esports: ['matches', 'odds'],
  'instant-lottery': ['instant-win'],
};

/** Return to player of the best bet of a kind, as a share of the stake. */
export function returnOf(kind: GameKind): number {
  const rules = rulesOf(kind);
  return rules ? Math.max(...Object.values(rules.returns)) : matchReturn;
}

import { Refusal } from '../../wire/refusal';
import { matchById, sides, type Match, type Side } from './matches';

/** A bet on one side of a match, written `<match>:<side>`. */
export interface BetSlip {
  match: Match;
  side: Side;
  /** Tenths of the stake. */
  odds: number;
}

/** @throws Refusal `request_invalid` for an unknown match or a side that it does not have */
export function readBetSlip(text: string): BetSlip {
  const [id = '', name, ...rest] = text.split(':');
  const match = matchById(id);
  const side = sides.find((known) => known === name);
  const price = side && match?.prices[side];
  if (!match || !side || !price || rest.length > 0) throw new Refusal('request_invalid');
  return { match, side, odds: price.odds };
}

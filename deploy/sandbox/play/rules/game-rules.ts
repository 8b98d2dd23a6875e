import type { Outcome } from '../../vendors/tables';

/** Draws a whole number from 0 to `below - 1`, each equally likely. */
export type Draw = (below: number) => number;

/** The rules of a kind of game that is decided at once. */
export interface GameRules {
  /**
   * Return to player of each choice, as a share of the stake, computed from the tables that decide the outcome. A game
   * without choices has one entry, `''`.
   */
  returns: Readonly<Record<string, number>>;
  /** What the page needs to show the game. */
  described: object;
  /**
   * Decides a round.
   * @param choice a key of `returns`
   * @param bet minor units, a multiple of ten
   */
  decide(choice: string, bet: number, draw: Draw): Outcome;
}

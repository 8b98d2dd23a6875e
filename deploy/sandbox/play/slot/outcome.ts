import { randomInt } from 'node:crypto';
import { evaluate, type Evaluation } from './evaluate';
import { strips } from './rules';

export interface Outcome extends Evaluation {
  stops: number[];
}

/** Lets the reels stop where chance will: every stop of a reel is equally likely and owes nothing to the spins before. */
export function spinReels(bet: number): Outcome {
  const stops = strips.map((strip) => randomInt(strip.length));
  return { stops, ...evaluate(stops, bet) };
}

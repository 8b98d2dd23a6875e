import { randomInt } from 'node:crypto';
import { evaluate, type Evaluation } from './evaluate';
import { strips } from './rules';

export interface Outcome extends Evaluation {
  stops: number[];
}

/** Stops the reels at random: every stop is equally likely and independent of earlier spins. */
export function spinReels(bet: number): Outcome {
  const stops = strips.map((strip) => randomInt(strip.length));
  return { stops, ...evaluate(stops, bet) };
}

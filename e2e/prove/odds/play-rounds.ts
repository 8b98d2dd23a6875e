import { seededRandom } from '../../support/seeded-random';
import type { PlayedGame } from './games';

/** Plays a game for a stake of ten. @returns mean return per stake and its standard error */
export function playRounds({ play, stated }: PlayedGame, rounds: number, seed: number) {
  const random = seededRandom(seed);
  const draw = (below: number) => random(0, below - 1);
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round += 1) {
    const share = play(round, draw) / 10;
    sum += share;
    squares += share * share;
  }
  const mean = sum / rounds;
  return { mean, error: Math.sqrt((squares / rounds - mean * mean) / rounds), stated };
}

import { randomFrom } from './puzzle/random-from';

/** A question instead of the picture: which of these numbers is the largest, or the smallest? */
export interface Question {
  asks: 'largest' | 'smallest';
  numbers: number[];
}

const choices = 5;

/** The question generated from a seed, and the index of the right number. */
export function questionFrom(seed: number): { question: Question; answer: number } {
  const random = randomFrom(seed);
  const numbers = new Set<number>();
  while (numbers.size < choices) numbers.add(10 + Math.floor(random() * 90));
  const listed = [...numbers];
  const asks = random() < 0.5 ? 'largest' : 'smallest';
  const right = asks === 'largest' ? Math.max(...listed) : Math.min(...listed);
  return { question: { asks, numbers: listed }, answer: listed.indexOf(right) };
}

import { percentile } from '../../support/percentile';
import type { Flips } from './flip';

/** Prints what a run counted. Times are told, never judged. */
export function printFigures({ flips, acknowledged, seen, questions, faults }: Flips): void {
  const line = (values: number[]) =>
    [50, 99, 100].map((percent) => `${Math.round(percentile(values, percent))} ms`).join(', ');
  console.log(`
  ${flips} flips, ${questions} questions
  acknowledged after ${line(acknowledged)} (in the middle, 99 %, at most)
  seen after         ${line(seen)} (${seen.length} times; aims: 200 ms in 99 %, 1 000 ms at most)
  ${faults.length === 0 ? 'every poller saw every flip once, and nothing else' : `${faults.length} faults`}`);
}

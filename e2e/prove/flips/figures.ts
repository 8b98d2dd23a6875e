import { percentile } from '../../support/percentile';
import type { Flips } from './flip';

/** Prints what a run counted. Times are only printed. */
export function printFigures({ flips, acknowledged, seen, requests }: Flips): void {
  const line = (values: number[]) =>
    [50, 99, 100].map((percent) => `${Math.round(percentile(values, percent))} ms`).join(', ');
  console.log(`
  ${flips} flips, ${requests} requests of pollers
  acknowledged after ${line(acknowledged)} (median, 99 %, at most)
  seen after         ${line(seen)} (${seen.length} times; aims: 200 ms in 99 %, 1 000 ms at most)`);
}

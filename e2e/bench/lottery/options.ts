import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { wholeNumber } from '../../support/whole-number';

interface LotteryBenchOptions {
  /** How long the countdowns run, in seconds. */
  seconds: number;
  /** Countdowns of the full page. */
  clocks: number;
  /** Bets of the settled issue. */
  bets: number;
  /** One bet in so many is also settled by itself. */
  every: number;
  seed: number;
}

export const usage = `npm run bench -- lottery [options]

Measures in one run: the script time of a page with forty countdowns against a page with one, on a processor slowed four
times; and, on PostgreSQL, the settlement of the bets of one issue in batches against the same bets one by one. No issue
ends while the countdowns run. Never fails on a time.

  --seconds NUMBER  how long the countdowns run; default 300
  --clocks NUMBER   countdowns of the full page; default 40; 0 skips them
  --bets NUMBER     bets of the issue; default 100 000; 0 skips the settlement
  --every NUMBER    one bet in so many is also settled by itself, and counts for the others; default 10
  --seed NUMBER     seed of the bets; default: a new one
  --help            this text`;

/** @throws with a sentence that says what the option takes */
export function lotteryBenchOptions(args: string[]): LotteryBenchOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { seconds: text, clocks: text, bets: text, every: text, seed: text } });
  return {
    seconds: wholeNumber('--seconds', values.seconds ?? '300'),
    clocks: wholeNumber('--clocks', values.clocks ?? '40', 0),
    bets: wholeNumber('--bets', values.bets ?? '100000', 0),
    every: wholeNumber('--every', values.every ?? '10'),
    seed: wholeNumber('--seed', values.seed ?? String(randomInt(1, 1_000_000))),
  };
}

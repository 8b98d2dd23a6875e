import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { wholeNumber } from '../../support/whole-number';

export interface AccountsBenchOptions {
  /** Accounts that exist, and as many that do not, each asked for once a way. */
  accounts: number;
  /** Names, the order of asking and the interval are drawn from it. */
  seed: number;
}

export const usage = `npm run bench -- accounts [options]

Asks for accounts that exist and for accounts that do not, in turn, one at a time, and prints how long the answers took
as a ratio of the two medians, with the interval in which 95 of 100 such ratios lie. Judges nothing.

  --accounts NUMBER   of each kind; 200 when left out
  --seed NUMBER       what is drawn is drawn from it; a new one when left out
  --help              this text`;

/** @throws with a sentence for whoever typed it */
export function accountsBenchOptions(args: string[]): AccountsBenchOptions {
  const { values } = parseArgs({ args, options: { accounts: { type: 'string' }, seed: { type: 'string' } } });
  return {
    accounts: wholeNumber('--accounts', values.accounts ?? '200'),
    seed: wholeNumber('--seed', values.seed ?? String(randomInt(1, 1_000_000))),
  };
}

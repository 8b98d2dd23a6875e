import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { wholeNumber } from '../../support/whole-number';

export interface AccountsBenchOptions {
  /** Number of accounts that exist, and of accounts that do not; each is called once per request. */
  accounts: number;
  /** Determines names, order of calls, and bootstrap interval. */
  seed: number;
}

export const usage = `npm run bench -- accounts [options]

Calls for accounts that exist and for accounts that do not, alternating, one at a time, and prints the ratio of the two
median times with its 95 % interval. Never fails on a time.

  --accounts NUMBER   accounts of each kind; default 200
  --seed NUMBER       seed of all random choices; default: a new one
  --help              this text`;

/** @throws with a sentence that says what the option takes */
export function accountsBenchOptions(args: string[]): AccountsBenchOptions {
  const { values } = parseArgs({ args, options: { accounts: { type: 'string' }, seed: { type: 'string' } } });
  return {
    accounts: wholeNumber('--accounts', values.accounts ?? '200'),
    seed: wholeNumber('--seed', values.seed ?? String(randomInt(1, 1_000_000))),
  };
}

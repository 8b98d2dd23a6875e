import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { naturalNumber } from '../../support/natural-number';

export interface GuessOptions {
  /** Accounts that exist, and as many that do not; 500 when left out. */
  accounts: number;
  /** Names, numbers and the order of asking are drawn from it; a new one when left out. */
  seed: number;
}

/** `--accounts N --seed N`, both optional. */
export function guessOptions(args: string[]): GuessOptions {
  const { values } = parseArgs({ args, options: { accounts: { type: 'string' }, seed: { type: 'string' } } });
  return {
    accounts: naturalNumber('--accounts', values.accounts ?? '500'),
    seed: naturalNumber('--seed', values.seed ?? String(randomInt(1, 1_000_000))),
  };
}

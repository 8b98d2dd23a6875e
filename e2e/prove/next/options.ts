import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { naturalNumber } from '../../support/natural-number';

export interface NextOptions {
  /** Strings that are made; 100 000 when left out. */
  fuzzed: number;
  /** They are drawn from it; a new one when left out. */
  seed: number;
}

/** `--fuzzed N --seed N`, both optional. */
export function nextOptions(args: string[]): NextOptions {
  const { values } = parseArgs({ args, options: { fuzzed: { type: 'string' }, seed: { type: 'string' } } });
  return {
    fuzzed: naturalNumber('--fuzzed', values.fuzzed ?? '100000'),
    seed: naturalNumber('--seed', values.seed ?? String(randomInt(1, 1_000_000))),
  };
}

import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { wholeNumber } from '../../support/whole-number';

export const usage = `npm run bench -- content [options]

Measures in one run, on a slow line and a processor slowed four times: the time until /promotion shows its first
promotion, with 20 and with 200 stored promotions. Never fails on a time.

  --rounds NUMBER   visits with each number; default 15
  --seed NUMBER     seed of the texts and of the interval; default: a new one
  --help            this text`;

/** @throws with a sentence that says what the option takes */
export function contentOptions(args: string[]): { rounds: number; seed: number } {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string' }, seed: { type: 'string' } } });
  return {
    rounds: wholeNumber('--rounds', values.rounds ?? '15'),
    seed: wholeNumber('--seed', values.seed ?? String(randomInt(1, 1_000_000))),
  };
}

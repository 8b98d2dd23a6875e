import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { wholeNumber } from '../../support/whole-number';

interface RecordBenchOptions {
  /** Calls of each page for each member. */
  calls: number;
  /** Rounds of the two members. */
  few: number;
  many: number;
  seed: number;
}

export const usage = `npm run bench -- record [options]

Measures in one run, on PostgreSQL: the time of a page of the betting record and of the account record of a member with
many rounds in 30 days, and of one with few. Never fails on a time.

  --calls NUMBER    calls of each page for each member; default 60
  --few NUMBER      rounds of the one member; default 10 000
  --many NUMBER     rounds of the other; default 1 000 000
  --seed NUMBER     seed of the interval; default: a new one
  --help            this text`;

/** @throws with a sentence that says what the option takes */
export function recordBenchOptions(args: string[]): RecordBenchOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { calls: text, few: text, many: text, seed: text } });
  return {
    calls: wholeNumber('--calls', values.calls ?? '60'),
    few: wholeNumber('--few', values.few ?? '10000'),
    many: wholeNumber('--many', values.many ?? '1000000'),
    seed: wholeNumber('--seed', values.seed ?? String(randomInt(1, 1_000_000))),
  };
}

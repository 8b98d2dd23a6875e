import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { wholeNumber } from '../../support/whole-number';

interface TeamBenchOptions {
  /** Calls of each page for each team. */
  calls: number;
  /** Members of the two teams. */
  few: number;
  many: number;
  /** Ledger entries of each member. */
  entries: number;
  /** Contracts that are paid for one day. */
  contracts: number;
  seed: number;
}

export const usage = `npm run bench -- team [options]

Measures in one run, on PostgreSQL: the time of the overview, the downlines and the records of a team with many members,
and of one with few; then the time of the job that pays one day of many contracts. Never fails on a time.

  --calls NUMBER      calls of each page for each team; default 20
  --few NUMBER        members of the one team; default 1 000
  --many NUMBER       members of the other; default 100 000
  --entries NUMBER    ledger entries of each member; default 20
  --contracts NUMBER  daily salaries that are paid; at most a quarter of the large team; default 10 000
  --seed NUMBER       seed of the interval; default: a new one
  --help              this text`;

/** @throws with a sentence that says what the option takes */
export function teamBenchOptions(args: string[]): TeamBenchOptions {
  const text = { type: 'string' } as const;
  const names = { calls: text, few: text, many: text, entries: text, contracts: text, seed: text };
  const { values } = parseArgs({ args, options: names });
  return {
    calls: wholeNumber('--calls', values.calls ?? '20'),
    few: wholeNumber('--few', values.few ?? '1000'),
    many: wholeNumber('--many', values.many ?? '100000'),
    entries: wholeNumber('--entries', values.entries ?? '20'),
    contracts: wholeNumber('--contracts', values.contracts ?? '10000'),
    seed: wholeNumber('--seed', values.seed ?? String(randomInt(1, 1_000_000))),
  };
}

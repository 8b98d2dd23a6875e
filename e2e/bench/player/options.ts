import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { wholeNumber } from '../../support/whole-number';

export interface PlayerOptions {
  /** Folder of another checkout with its builds; undefined measures the present builds alone. */
  before: string | undefined;
  /** Visits of each page of each side. */
  rounds: number;
  /** Route changes before the heap is read again. */
  changes: number;
  /** The intervals are drawn from it. */
  seed: number;
}

export const usage = `npm run bench -- player [options]

Measures what a player feels, on a processor slowed four times: long tasks while a page opens, the time from a click on
the slots page to the next frame, the components that React renders for these clicks, and the heap after many route
changes. With --before it measures two builds in turn, and prints ratios. Never fails on a time.

  --before FOLDER    another checkout in which "npm run build" was run; its host and remotes are "before"
  --rounds NUMBER    visits of each page; default 5
  --changes NUMBER   route changes before the heap is read again; default 200
  --seed NUMBER      seed of the intervals; default: a new one
  --help             this text`;

/** @throws with a sentence that says what the option takes */
export function playerOptions(args: string[]): PlayerOptions {
  const { values } = parseArgs({
    args,
    options: {
      before: { type: 'string' },
      rounds: { type: 'string' },
      changes: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  return {
    before: values.before,
    rounds: wholeNumber('--rounds', values.rounds ?? '5'),
    changes: wholeNumber('--changes', values.changes ?? '200'),
    seed: wholeNumber('--seed', values.seed ?? String(randomInt(1, 1_000_000))),
  };
}

import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { naturalNumber } from '../../support/natural-number';

export interface ReplayOptions {
  /** 1 000 when left out. */
  replays: number;
  /** 1 000 when left out. */
  alterations: number;
  /** What the alterations are drawn from; a new one when left out. */
  seed: number;
}

/** `--replays N --alterations N --seed N`, all of them optional. */
export function replayOptions(args: string[]): ReplayOptions {
  const { values } = parseArgs({
    args,
    options: { replays: { type: 'string' }, alterations: { type: 'string' }, seed: { type: 'string' } },
  });
  return {
    replays: naturalNumber('--replays', values.replays ?? '1000'),
    alterations: naturalNumber('--alterations', values.alterations ?? '1000'),
    seed: naturalNumber('--seed', values.seed ?? String(randomInt(1, 1_000_000))),
  };
}

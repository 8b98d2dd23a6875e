import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { naturalNumber } from '../../support/natural-number';

export interface LiveOptions {
  /** 50 when left out. */
  reconnects: number;
  /** What the line does is drawn from it; a new one when left out. */
  seed: number;
}

/** `--reconnects N --seed N`, both optional. */
export function liveOptions(args: string[]): LiveOptions {
  const { values } = parseArgs({ args, options: { reconnects: { type: 'string' }, seed: { type: 'string' } } });
  return {
    reconnects: naturalNumber('--reconnects', values.reconnects ?? '50'),
    seed: naturalNumber('--seed', values.seed ?? String(randomInt(1, 1_000_000))),
  };
}

import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { naturalNumber } from '../../support/natural-number';

export interface DeployOptions {
  /** 20 when left out. */
  tabs: number;
  /** 20 when left out. */
  releases: number;
  /** Whose; the lobby's when left out. */
  remote: string;
  /** What the tabs' ways are drawn from; a new one when left out. */
  seed: number;
}

/** `--tabs N --releases N --remote NAME --seed N`, all of them optional. */
export function deployOptions(args: string[], built: string[]): DeployOptions {
  const { values } = parseArgs({
    args,
    options: {
      tabs: { type: 'string' },
      releases: { type: 'string' },
      remote: { type: 'string', default: 'lobby' },
      seed: { type: 'string' },
    },
  });
  if (!built.includes(values.remote)) throw new Error(`--remote takes ${built.join(', ')}, not "${values.remote}".`);
  return {
    tabs: naturalNumber('--tabs', values.tabs ?? '20'),
    releases: naturalNumber('--releases', values.releases ?? '20'),
    remote: values.remote,
    seed: naturalNumber('--seed', values.seed ?? String(randomInt(1, 1_000_000))),
  };
}

import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { naturalNumber } from '../../support/natural-number';

export interface RegistryOptions {
  /** 50 when left out. */
  kills: number;
  /** 8 when left out. */
  clients: number;
  /** What remotes, deeds and moments are drawn from; a new one when left out. */
  seed: number;
  /** Passes without PostgreSQL. */
  allowSkips: boolean;
}

/** `--kills N --clients N --seed N --allow-skips`, all of them optional. */
export function registryOptions(args: string[]): RegistryOptions {
  const { values } = parseArgs({
    args,
    options: {
      kills: { type: 'string' },
      clients: { type: 'string' },
      seed: { type: 'string' },
      'allow-skips': { type: 'boolean', default: false },
    },
  });
  return {
    kills: naturalNumber('--kills', values.kills ?? '50'),
    clients: naturalNumber('--clients', values.clients ?? '8'),
    seed: naturalNumber('--seed', values.seed ?? String(randomInt(1, 1_000_000))),
    allowSkips: values['allow-skips'],
  };
}

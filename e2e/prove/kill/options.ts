import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { naturalNumber } from '../../support/natural-number';

const engines = ['embedded', 'postgres'] as const;

interface KillOptions {
  /** Kills on each engine, 20 when left out. */
  times: number;
  /** What the moments and stakes are drawn from; a new one when left out. */
  seed: number;
  engines: readonly (typeof engines)[number][];
  /** Passes without PostgreSQL. */
  allowSkips: boolean;
}

/** `--times N --seed N --on embedded|postgres --allow-skips`, all of them optional. */
export function killOptions(args: string[]): KillOptions {
  const { values } = parseArgs({
    args,
    options: {
      times: { type: 'string' },
      seed: { type: 'string' },
      on: { type: 'string' },
      'allow-skips': { type: 'boolean', default: false },
    },
  });
  const on = engines.find((engine) => engine === values.on);
  if (values.on !== undefined && !on) throw new Error(`--on takes ${engines.join(' or ')}, not "${values.on}".`);
  return {
    times: naturalNumber('--times', values.times ?? '20'),
    seed: naturalNumber('--seed', values.seed ?? String(randomInt(1, 1_000_000))),
    engines: on ? [on] : engines,
    allowSkips: values['allow-skips'],
  };
}

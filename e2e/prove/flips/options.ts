import { parseArgs } from 'node:util';
import { naturalNumber } from '../../support/natural-number';

const engines = ['embedded', 'postgres'] as const;

export interface FlipOptions {
  /** 100 when left out. */
  flips: number;
  /** 50 when left out. */
  pollers: number;
  engines: readonly (typeof engines)[number][];
}

/** `--flips N --pollers N --on embedded|postgres`, all of them optional. Nothing is drawn, so that there is no seed. */
export function flipOptions(args: string[]): FlipOptions {
  const { values } = parseArgs({
    args,
    options: { flips: { type: 'string' }, pollers: { type: 'string' }, on: { type: 'string' } },
  });
  const on = engines.find((engine) => engine === values.on);
  if (values.on !== undefined && !on) throw new Error(`--on takes ${engines.join(' or ')}, not "${values.on}".`);
  return {
    flips: naturalNumber('--flips', values.flips ?? '100'),
    pollers: naturalNumber('--pollers', values.pollers ?? '50'),
    engines: on ? [on] : engines,
  };
}

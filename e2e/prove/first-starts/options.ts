import { parseArgs } from 'node:util';
import { naturalNumber } from '../../support/natural-number';

export interface FirstStartsOptions {
  /** Empty databases, one after the other: 20, or 1 with `--short`. */
  batches: number;
  /** Processes that start at the same moment on each database: 10, or 4 with `--short`. */
  processes: number;
  /** Whether the proof passes on a machine without PostgreSQL. */
  allowSkips: boolean;
}

/** Reads `--batches N`, `--processes N`, `--short` and `--allow-skips`, all optional. */
export function firstStartsOptions(args: string[]): FirstStartsOptions {
  const { values } = parseArgs({
    args,
    options: {
      batches: { type: 'string' },
      processes: { type: 'string' },
      short: { type: 'boolean', default: false },
      'allow-skips': { type: 'boolean', default: false },
    },
  });
  const [batches, processes] = values.short ? ['1', '4'] : ['20', '10'];
  return {
    batches: naturalNumber('--batches', values.batches ?? batches),
    processes: naturalNumber('--processes', values.processes ?? processes),
    allowSkips: values['allow-skips'],
  };
}

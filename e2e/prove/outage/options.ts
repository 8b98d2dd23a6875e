import { parseArgs } from 'node:util';
import { naturalNumber } from '../../support/natural-number';

export interface OutageOptions {
  /** Page loads in each state, 50 when left out. */
  pages: number;
  /** Passes without PostgreSQL. */
  allowSkips: boolean;
}

/** `--pages N` and `--allow-skips`, both optional. Nothing is drawn, so that there is no seed. */
export function outageOptions(args: string[]): OutageOptions {
  const { values } = parseArgs({
    args,
    options: { pages: { type: 'string' }, 'allow-skips': { type: 'boolean', default: false } },
  });
  return { pages: naturalNumber('--pages', values.pages ?? '50'), allowSkips: values['allow-skips'] };
}

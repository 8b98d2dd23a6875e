import { parseArgs } from 'node:util';
import { naturalNumber } from '../../support/natural-number';

export interface OutageOptions {
  /** Page loads in each state, 50 when left out. */
  pages: number;
}

/** `--pages N`, optional. Nothing is drawn, so that there is no seed. */
export function outageOptions(args: string[]): OutageOptions {
  const { values } = parseArgs({ args, options: { pages: { type: 'string' } } });
  return { pages: naturalNumber('--pages', values.pages ?? '50') };
}

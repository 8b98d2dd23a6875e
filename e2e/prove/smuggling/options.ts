import { parseArgs } from 'node:util';

export interface SmugglingOptions {
  /** Two paths of the five. */
  short: boolean;
  /** Passes without nginx. */
  allowSkips: boolean;
}

/** `--short` and `--allow-skips`, both optional. Nothing is drawn, so that there is no seed. */
export function smugglingOptions(args: string[]): SmugglingOptions {
  const { values } = parseArgs({
    args,
    options: { short: { type: 'boolean', default: false }, 'allow-skips': { type: 'boolean', default: false } },
  });
  return { short: values.short, allowSkips: values['allow-skips'] };
}

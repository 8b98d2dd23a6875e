import { parseArgs } from 'node:util';

export interface ProductionOptions {
  /** Passes without PostgreSQL or nginx. */
  allowSkips: boolean;
}

/** `--allow-skips`, optional. */
export function productionOptions(args: string[]): ProductionOptions {
  const { values } = parseArgs({ args, options: { 'allow-skips': { type: 'boolean', default: false } } });
  return { allowSkips: values['allow-skips'] };
}

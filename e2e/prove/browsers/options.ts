import { parseArgs } from 'node:util';
import { engines, type Engine } from '../../support/engines/engine';

export interface BrowsersOptions {
  /** All when left out. */
  engines: Engine[];
  /** Runs only stories whose title contains this; all when left out. */
  story: string;
}

/** `--engines firefox,webkit --story altered`, both optional. */
export function browsersOptions(args: string[]): BrowsersOptions {
  const { values } = parseArgs({ args, options: { engines: { type: 'string' }, story: { type: 'string' } } });
  const named = values.engines?.split(',') ?? [...engines];
  const unknown = named.find((name) => !engines.some((engine) => engine === name));
  if (unknown !== undefined) throw new Error(`--engines: ${unknown} is none of ${engines.join(', ')}`);
  return { engines: named as Engine[], story: values.story ?? '' };
}

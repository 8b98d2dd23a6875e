import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

const parts = ['windows', 'forged', 'valid', 'pages'] as const;

export interface StepBackOptions {
  /** Which parts are shown; all when left out. */
  parts: readonly (typeof parts)[number][];
  /** Simulated windows for each failure rate and size. */
  windows: number;
  /** Page loads of one network, all of which report failures. */
  valid: number;
  /** Forged reports. */
  forged: number;
  /** Real pages at most; the proof ends sooner, once the release was stepped back from. */
  pages: number;
  seed: number;
}

/** `--only windows|forged|valid|pages --windows N --forged N --valid N --pages N --seed N`, all of them optional. */
export function stepBackOptions(args: string[]): StepBackOptions {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      windows: { type: 'string', default: '10000' },
      forged: { type: 'string', default: '10000' },
      valid: { type: 'string', default: '10000' },
      pages: { type: 'string', default: '300' },
      seed: { type: 'string', default: String(randomInt(1, 1_000_000)) },
    },
  });
  const only = parts.find((part) => part === values.only);
  if (values.only !== undefined && !only) throw new Error(`--only takes ${parts.join(', ')}, not "${values.only}".`);
  return {
    parts: only ? [only] : parts,
    windows: natural('--windows', values.windows),
    forged: natural('--forged', values.forged),
    valid: natural('--valid', values.valid),
    pages: natural('--pages', values.pages),
    seed: natural('--seed', values.seed),
  };
}

function natural(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`${option} takes a whole number from 1, not "${text}".`);
  return number;
}

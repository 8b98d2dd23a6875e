import { parseArgs } from 'node:util';

export interface MerchantBenchOptions {
  /** Numbers of merchants, ascending. */
  counts: number[];
  /** Restarts on the same folder. */
  starts: number;
  /** Changes of each kind, and pages that are timed. */
  repeats: number;
}

export const usage = `npm run bench -- merchants [options]

Starts a portal with few and with many merchants that have back ends of their own, and prints how its start, its memory,
its pages, a change and a new merchant grow with their number. Never fails on a time.

  --counts LIST      numbers of merchants, ascending; default 3,240,1000
  --starts NUMBER    restarts on the same folder, of which the median counts; default 3
  --repeats NUMBER   new merchants, changes and pages that are timed, of which the median counts; default 15
  --help             this text`;

/** @throws with a sentence that says what the option takes */
export function merchantBenchOptions(args: string[]): MerchantBenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      counts: { type: 'string', default: '3,240,1000' },
      starts: { type: 'string', default: '3' },
      repeats: { type: 'string', default: '15' },
    },
  });
  const counts = values.counts.split(',').map((text) => positive('counts', text));
  if (counts.length < 2 || counts.some((count, index) => count <= (counts[index - 1] ?? 0)))
    throw new Error('--counts takes at least two whole numbers, ascending: 3,240,1000.');
  return { counts, starts: positive('starts', values.starts), repeats: positive('repeats', values.repeats) };
}

function positive(option: string, text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 1) return value;
  throw new Error(`--${option} takes whole numbers from 1, not "${text}".`);
}

import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** Visits of each page in each variant. */
  rounds: number;
  /** Only these paths; all when empty. */
  only: string[];
}

export const usage = `npm run bench [-- options]

Builds the same sources twice, as host and remotes and as one application, serves both from the gateway, and prints what
federation costs on a cold cache: time until a page shows content and until it is usable, each with and without page
snapshots where Chromium is installed, bytes and requests; and the bytes fetched again after a deploy.

  --rounds NUMBER   visits of each page in each variant; default 15
  --only PATHS      pages to measure, separated by commas: /,/electron
  --help            this text`;

/** @throws with a sentence that says what the option takes */
export function benchOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: 'string', default: '15' }, only: { type: 'string', default: '' } },
  });
  const rounds = Number(values.rounds);
  if (!Number.isSafeInteger(rounds) || rounds < 1) {
    throw new Error(`--rounds takes a whole number from 1, not "${values.rounds}".`);
  }
  return { rounds, only: values.only.split(',').filter((path) => path !== '') };
}

import type { Report } from '../failures/count-reports';
import type { Phase } from '../failures/reported-outcome';

export interface PageLoads {
  remote: string;
  release: string;
  /** Number of page loads, and of failed ones. */
  loads: number;
  failures?: number;
  phase?: Phase;
  /** Milliseconds since 1970. */
  servedAt: number;
  /** Distinguishes page loads from those of another call. */
  name?: string;
  /** Number of networks that they come from in turn; one each when left out. */
  networks?: number;
  /** The range that all the networks belong to; each is its own when left out. */
  prefix?: string;
}

/** Reports of a number of page loads about a release; the first `failures` of them report a failure. */
export function pageLoads({
  loads,
  failures = 0,
  phase = 'mount',
  servedAt,
  name = '',
  networks = loads,
  prefix,
  ...release
}: PageLoads): Report[] {
  return Array.from({ length: loads }, (_, index) => {
    const network = `network${index % networks}`;
    const from = { network, prefix: prefix ?? network };
    const about = { ...release, ...from, pageLoad: `${name}${index}`, servedAt, expiresAt: servedAt + 3_600_000 };
    const tried: Report = { ...about, outcome: 'tried' };
    const sample = 'TypeError: x is not a function';
    return index < failures
      ? [tried, { ...tried, outcome: 'failed' as const, sample }, { ...tried, outcome: phase, sample }]
      : [tried];
  }).flat();
}

import type { KeyedStorage } from '../storage/open-storage';
import type { KeptReports } from '../telemetry/kept-reports';
import type { BadReleases } from './bad-releases';
import { takeInterrupted } from './start-marks';

/** Milliseconds a page must have been blocked for its end to count as a failure, more than visitors wait. */
const blocked = 5_000;

interface Sources {
  storage: KeyedStorage;
  bad: BadReleases;
  kept: KeptReports;
  merchant: string;
  now?: () => number;
}

/**
 * Leaves releases that were starting when the page before ended without a word, and keeps a report of it where one
 * release alone can be the cause, with the token of that page.
 */
export function afterInterrupted({ storage, bad, kept, merchant, now = Date.now }: Sources): void {
  const marks = takeInterrupted(storage);
  if (!marks) return;
  const { reportToken, composition, at, starting } = marks;
  for (const { release } of starting) bad.add(release);
  const [start] = starting;
  const releases = new Set(starting.map(({ release }) => release));
  if (!start || releases.size > 1 || now() - at < blocked) return;
  const name = 'Interrupted';
  const message = 'the page stopped while this release was starting';
  const report = { ...start, phase: 'load', at, kind: 'error', name, message, context: { kind: 'execution' } } as const;
  kept.keep({ reportToken, merchant, composition, reports: [report], dropped: 0 });
}

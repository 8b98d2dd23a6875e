import type { KeyedStorage } from '../storage/open-storage';
import type { KeptReports } from '../telemetry/kept-reports';
import type { BadReleases } from './bad-releases';
import { takeInterrupted } from './start-marks';

/** Milliseconds a page must have been blocked for its end to count as a failure; longer than visitors usually wait. */
const blocked = 5_000;

interface Sources {
  storage: KeyedStorage;
  bad: BadReleases;
  kept: KeptReports;
  merchant: string;
  now?: () => number;
}

/**
 * Leaves releases that were starting when the previous page ended without an event, and keeps a report, with the token
 * of that page, when a single release can be the cause.
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

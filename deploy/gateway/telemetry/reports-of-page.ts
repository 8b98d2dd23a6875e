import type { Report } from '../../registry';
import type { Batch } from './report';
import type { PageLoad } from './report-tokens';

/** Failures of a release itself, as the host tells them apart; a bad line is none (`network`, `hang`). */
const ownFailures = new Set<unknown>(['integrity', 'execution', 'contract']);
const longestSample = 200;

/**
 * What a batch tells of releases: a remote that says anything was tried, and the host was, since it reports. Of
 * releases the page did not get nothing is told, and what a remote only mentions is no failure.
 */
export function reportsOfPage({ id, got, ...load }: PageLoad, { reports }: Batch): Report[] {
  const about = { pageLoad: id, ...load };
  const known = reports.filter(({ remote, release }) => got(remote, release));
  return known.flatMap((report): Report[] => {
    const { remote, release, phase } = report;
    const tried: Report = { ...about, remote, release, outcome: 'tried' };
    if (report.kind !== 'error' || !ownFailures.has(report.context?.['kind'])) return [tried];
    const sample = sampleOf(report);
    return [tried, { ...tried, outcome: 'failed', sample }, { ...tried, outcome: phase, sample }];
  });
}

/** One line of plain text, since it is shown to people and came from outside. */
function sampleOf({ name, message }: { name: string; message: string }): string {
  return `${name}: ${message}`
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, longestSample);
}

import type { Report } from '../../registry';
import type { Batch } from './report';
import type { PageLoad } from './report-tokens';

/** The host's kinds of failures that a release causes; network failures (`network`, `hang`) are not among them. */
const ownFailures = new Set<unknown>(['integrity', 'execution', 'contract']);
const longestSample = 200;

/**
 * Returns what a batch reports about releases: a remote with any report was tried. Reports about releases that the page
 * did not get are ignored, and so are errors of other kinds.
 */
export function reportsOfPage({ id, got, ...load }: PageLoad, { reports }: Batch): Report[] {
  const about = { pageLoad: id, ...load };
  const valid = reports.filter(({ remote, release }) => got(remote, release));
  return valid.flatMap((report): Report[] => {
    const { remote, release, phase } = report;
    const tried: Report = { ...about, remote, release, outcome: 'tried' };
    if (report.kind !== 'error' || !ownFailures.has(report.context?.['kind'])) return [tried];
    const sample = sampleOf(report);
    return [tried, { ...tried, outcome: 'failed', sample }, { ...tried, outcome: phase, sample }];
  });
}

/** One line of plain text, because it comes from a browser and is shown to operators. */
function sampleOf({ name, message }: { name: string; message: string }): string {
  return `${name}: ${message}`
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, longestSample);
}

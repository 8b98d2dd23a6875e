import type { FailureRates, ReleaseFailures } from '../../registry';
import type { CliCommand } from './cli-command';
import { withEnvironment } from './name-environment';

export const failures: CliCommand = {
  parameters: ['[REMOTE]'],
  about: 'print failure rates of releases: --minutes 60 covers an hour, --bucket 60 counts by the minute (--json)',
  options: ['environment', 'minutes', 'bucket'],
  run: async ({ ask, args: [remote], options: { environment, minutes, bucket } }) => {
    const rates = await ask('failures', { remote, environment, minutes, bucket });
    return { text: ratesText(rates), data: rates };
  },
};

function ratesText({ environment, releases, alerts, from, until }: FailureRates): string {
  const lines = [...alerts.map(({ text }) => `ALERT  ${text}`), ...releases.map(releaseText)];
  if (lines.length > 0) return withEnvironment(environment, ...lines);
  return `No page load in ${environment} sent a report from ${time(from)} to ${time(until)}.`;
}

function releaseText(figures: ReleaseFailures): string {
  const { remote, release, loads, failures: failed, networks, failingNetworks, phases, sample } = figures;
  const share = loads === 0 ? '' : ` (${((100 * failed) / loads).toFixed(1)} %)`;
  const by = Object.entries(phases).flatMap(([phase, count]) => (count > 0 ? [`${phase} ${count}`] : []));
  const causes = failed === 0 ? '' : `: ${by.join(', ')}${sample === null ? '' : `, for example "${sample}"`}`;
  const where = failed > 0 && networks > 0 ? ` in ${failingNetworks} of ${networks} networks` : '';
  return `${remote.padEnd(12)}${release.id}  ${release.version.padEnd(10)}  ${failed} of ${loads} page loads failed${share}${where}${causes}`;
}

/** JSON has no dates, so that a time over HTTP is a text. */
function time(at: Date | string): string {
  return new Date(at).toISOString();
}

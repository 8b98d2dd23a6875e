import type { FailureRates, ReleaseFailures } from '../../registry';
import type { CliCommand } from './cli-command';

export const failures: CliCommand = {
  words: ['[REMOTE]'],
  about: 'how releases fared at page loads: --minutes 60 looks back an hour, --bucket 60 counts by the minute (--json)',
  options: ['environment', 'minutes', 'bucket'],
  run: async ({ ask, words: [remote], options: { environment, minutes, bucket } }) => {
    const rates = await ask('failures', { remote, environment, minutes, bucket });
    return { text: ratesText(rates), data: rates };
  },
};

function ratesText({ releases, from, until }: FailureRates): string {
  const lines = releases.map(releaseText);
  return lines.join('\n') || `No page load told of anything from ${time(from)} to ${time(until)}.`;
}

function releaseText({ remote, release, loads, failures: failed, phases, sample }: ReleaseFailures): string {
  const share = loads === 0 ? '' : ` (${((100 * failed) / loads).toFixed(1)} %)`;
  const by = Object.entries(phases).flatMap(([phase, count]) => (count > 0 ? [`${phase} ${count}`] : []));
  const causes = failed === 0 ? '' : `: ${by.join(', ')}${sample === null ? '' : `, such as by "${sample}"`}`;
  return `${remote.padEnd(12)}${release.id}  ${release.version.padEnd(10)}  ${failed} of ${loads} page loads failed${share}${causes}`;
}

/** Over HTTP a time arrives as text. */
function time(at: Date | string): string {
  return new Date(at).toISOString();
}

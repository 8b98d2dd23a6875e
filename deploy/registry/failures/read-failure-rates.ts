import type { Queries } from '../../engine';
import type { Notary } from '../channels/notary';
import { readSignedChannels } from '../channels/read-channels';
import { readRecordedRevisions } from '../channels/read-recorded-revisions';
import { readAlerts } from './alerts';
import type { FailureQuestion } from './page-reports';
import { readFailures, type FailureRates } from './read-failures';
import { usualRule, type RollbackRule } from './rollback-rule';

/** How releases fared until now, and which of those in use fail without being rolled back. */
export async function readFailureRates(
  queries: Queries,
  notary: Notary,
  { environment = '', remote, minutes, bucketSeconds }: FailureQuestion,
  { rule, now: until }: { rule: RollbackRule | undefined; now: Date },
): Promise<FailureRates> {
  const from = new Date(until.getTime() - minutes * 60_000);
  const releases = await readFailures(queries, { environment, remote, from, until, bucketSeconds });
  const recorded = await readRecordedRevisions(queries, environment);
  const stored = await readSignedChannels(queries, environment);
  const channels = stored
    .filter(({ channel }) => remote === undefined || channel.remote === remote)
    .flatMap(
      (signed) =>
        notary.note(signed, signed.channel.remote, environment, recorded.get(signed.channel.remote) ?? 0).channel ?? [],
    );
  const alerts = await readAlerts(queries, channels, { rule: rule ?? usualRule, now: until });
  return { environment, from, until, bucketSeconds, rule: rule ?? null, alerts, releases };
}

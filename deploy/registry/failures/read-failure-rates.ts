import type { Queries } from '../../engine';
import type { ChannelSigner } from '../channels/channel-signer';
import { readSignedChannels } from '../channels/read-channels';
import { readRecordedRevisions } from '../channels/read-recorded-revisions';
import { readAlerts, type Alert } from './alerts';
import { readFailures, type ReleaseFailures } from './read-failures';
import { defaultRule, type RollbackRule } from './rollback-rule';

export interface FailureRates {
  environment: string;
  from: Date;
  until: Date;
  bucketSeconds: number;
  /** When a release is rolled back automatically; null where this process does not watch failures. */
  rule: RollbackRule | null;
  /** Releases in use that fail and are not rolled back automatically, and why. */
  alerts: Alert[];
  /** By remote, the release with the most page loads first. */
  releases: ReleaseFailures[];
}

interface FailureRequest {
  environment: string;
  remote?: string | undefined;
  /** Length of the period until now. */
  minutes: number;
  /** Length of one bucket; reports are counted in intervals of ten seconds. */
  bucketSeconds: number;
}

/** Reads failure rates of releases, and which failing releases stay in use. */
export async function readFailureRates(
  queries: Queries,
  channelSigner: ChannelSigner,
  { environment, remote, minutes, bucketSeconds }: FailureRequest,
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
        channelSigner.verify(signed, signed.channel.remote, environment, recorded.get(signed.channel.remote) ?? 0)
          .channel ?? [],
    );
  const alerts = await readAlerts(queries, channels, { rule: rule ?? defaultRule, now: until });
  return { environment, from, until, bucketSeconds, rule: rule ?? null, alerts, releases };
}

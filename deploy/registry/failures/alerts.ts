import type { Queries } from '../../engine';
import type { Channel } from '../channels/channel';
import { releasesInUse } from '../channels/channel';
import { assess, type AlertCause, type FailingRelease } from './assess';
import type { Evidence } from './evidence';
import type { RollbackRule } from './rollback-rule';

/** A release in use that fails and is not rolled back automatically. */
export interface Alert extends FailingRelease {
  cause: AlertCause;
  /** A sentence with the figures and the cause. */
  text: string;
  evidence: Evidence;
}

/** Lists the failing releases that stay in use, for an operator to decide. */
export async function readAlerts(
  queries: Queries,
  channels: Channel[],
  options: { rule: RollbackRule; now: Date },
): Promise<Alert[]> {
  const alerts: Alert[] = [];
  for (const channel of channels)
    for (const release of releasesInUse(channel)) {
      const failing = { environment: channel.environment, remote: channel.remote, release };
      const found = await assess(queries, channel, failing, options);
      if (found?.kind === 'alert')
        alerts.push({ ...failing, cause: found.cause, text: found.text, evidence: found.evidence });
    }
  return alerts;
}

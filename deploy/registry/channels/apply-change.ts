import type { Channel } from './channel';
import type { Change } from '@atrium/api/registry';
import type { ChangeRequest } from './change';
import { registryError } from '../registry-error';

/** How many earlier releases a channel keeps for rollbacks. Their files stay available. */
const keptReleases = 20;

/** A channel after a change, and the release that was changed to. */
export interface Changed {
  channel: Channel;
  release: string;
}

/** A change that depends on the channel alone. Undoing an automatic rollback also needs the history. */
export type PlainChange = Exclude<Change, { action: 'restore' }>;
export type PlainRequest = ChangeRequest & { change: PlainChange };

/**
 * Returns the channel after a change. Pure. @throws a `RegistryError` where the change does not fit the channel's state
 */
export function applyChange(present: Channel | undefined, request: PlainRequest): Changed {
  const { remote, environment, change, reason } = request;
  if (present?.locked !== undefined && change.action !== 'unlock')
    throw registryError('ChannelLocked', remote, environment, present.locked);
  if (!present) {
    if (change.action !== 'promote') throw registryError('ChannelUnknown', remote, environment);
    const { release } = change;
    return { release, channel: { remote, environment, revision: 1, stable: release, previous: [], pins: {} } };
  }
  const next = { ...present, revision: present.revision + 1 };
  switch (change.action) {
    case 'promote':
      return { release: change.release, channel: promoted(next, change.release) };
    case 'canary':
      if (change.release === next.stable) throw registryError('AlreadyStable', remote, environment, change.release);
      return {
        release: change.release,
        channel: { ...next, canary: { release: change.release, audience: change.audience } },
      };
    case 'stop-canary':
      if (!present.canary) throw registryError('NoCanary', remote, environment);
      return { release: present.canary.release, channel: withoutCanary(next) };
    case 'rollback':
      return rolledBack(next, change.release);
    case 'pin': {
      const pins = Object.fromEntries(change.merchants.map((merchant) => [merchant, change.release]));
      return { release: change.release, channel: { ...next, pins: { ...next.pins, ...pins } } };
    }
    case 'unpin': {
      const pins = Object.entries(next.pins).filter(([merchant]) => !change.merchants.includes(merchant));
      return { release: next.stable, channel: { ...next, pins: Object.fromEntries(pins) } };
    }
    case 'lock':
      if (!reason) throw registryError('ReasonMissing', 'Locking a channel');
      return { release: next.stable, channel: { ...next, locked: reason } };
    case 'unlock': {
      const { locked: _locked, ...unlocked } = next;
      return { release: next.stable, channel: unlocked };
    }
  }
}

/** Promoting the canary ends it; a canary of another release continues. */
function promoted(channel: Channel, release: string): Channel {
  const previous = [channel.stable, ...channel.previous].filter((id) => id !== release).slice(0, keptReleases);
  const next = { ...channel, stable: release, previous };
  return channel.canary?.release === release ? withoutCanary(next) : next;
}

/** The release that is rolled back is not kept as an earlier good one. */
function rolledBack(channel: Channel, requested: string | undefined): Changed {
  const release = requested ?? channel.previous[0];
  const index = channel.previous.findIndex((id) => id === release);
  if (release === undefined || index === -1)
    throw registryError('NoEarlierRelease', channel.remote, channel.environment, requested, channel.previous);
  const next = { ...channel, stable: release, previous: channel.previous.slice(index + 1) };
  return { release, channel: withoutCanary(next) };
}

function withoutCanary({ canary: _canary, ...channel }: Channel): Channel {
  return channel;
}

import { ChannelLocked, ChannelUnknown, NoCanary, NoEarlierRelease, ReasonMissing, AlreadyStable } from '../refusals';
import type { Channel } from './channel';
import type { Change, ChangeRequest } from './change';

/** How many earlier releases a channel remembers to step back to; their files stay served as long. */
const remembered = 20;

/** A channel after a change, and the release the change is about. */
export interface Changed {
  channel: Channel;
  release: string;
}

/** A change that follows from the channel alone; undoing an automatic rollback follows from the history. */
export type PlainChange = Exclude<Change, { action: 'restore' }>;
export type PlainRequest = ChangeRequest & { change: PlainChange };

/** What a change makes of a channel. Pure. @throws a `Refusal` where the change makes no sense as the channel stands. */
export function applyChange(present: Channel | undefined, request: PlainRequest): Changed {
  const { remote, environment, change, reason } = request;
  if (present?.locked !== undefined && change.action !== 'unlock')
    throw new ChannelLocked(remote, environment, present.locked);
  if (!present) {
    if (change.action !== 'promote') throw new ChannelUnknown(remote, environment);
    const { release } = change;
    return { release, channel: { remote, environment, revision: 1, stable: release, previous: [], pins: {} } };
  }
  const next = { ...present, revision: present.revision + 1 };
  switch (change.action) {
    case 'promote':
      return { release: change.release, channel: promoted(next, change.release) };
    case 'canary':
      if (change.release === next.stable) throw new AlreadyStable(remote, environment, change.release);
      return {
        release: change.release,
        channel: { ...next, canary: { release: change.release, audience: change.audience } },
      };
    case 'stop-canary':
      if (!present.canary) throw new NoCanary(remote, environment);
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
      if (!reason) throw new ReasonMissing('Locking a channel');
      return { release: next.stable, channel: { ...next, locked: reason } };
    case 'unlock': {
      const { locked: _locked, ...unlocked } = next;
      return { release: next.stable, channel: unlocked };
    }
  }
}

/** A canary of the release itself has ended well; one of another release goes on. */
function promoted(channel: Channel, release: string): Channel {
  const previous = [channel.stable, ...channel.previous].filter((id) => id !== release).slice(0, remembered);
  const next = { ...channel, stable: release, previous };
  return channel.canary?.release === release ? withoutCanary(next) : next;
}

/** What is stepped back from is not remembered as good. */
function rolledBack(channel: Channel, wanted: string | undefined): Changed {
  const release = wanted ?? channel.previous[0];
  const index = channel.previous.findIndex((id) => id === release);
  if (release === undefined || index === -1)
    throw new NoEarlierRelease(channel.remote, channel.environment, wanted, channel.previous);
  const next = { ...channel, stable: release, previous: channel.previous.slice(index + 1) };
  return { release, channel: withoutCanary(next) };
}

function withoutCanary({ canary: _canary, ...channel }: Channel): Channel {
  return channel;
}

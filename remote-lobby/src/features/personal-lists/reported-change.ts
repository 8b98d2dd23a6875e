import { liveTypes } from '@atrium/api';
import type { EventCatalogue } from '@atrium/contract';
import { identityOf } from '../games/game';
import type { PersonalChange } from './personal-change-schema';

/** The change of the customer's lists that an event of the live channel reports; `undefined` for other events. */
export function reportedChange({ type, data }: EventCatalogue['live.received@1']): PersonalChange | undefined {
  if (type === liveTypes.recentGames) return { change: 'played' };
  if (type === liveTypes.reset) return { change: 'unknown' };
  if (type !== liveTypes.favourites) return undefined;
  const { vendor, nodeId, favourite } = data ?? {};
  return typeof vendor === 'string' && typeof nodeId === 'string' && typeof favourite === 'boolean'
    ? { change: 'favourite', game: identityOf({ vendor, nodeId }), favourite }
    : { change: 'unknown' };
}

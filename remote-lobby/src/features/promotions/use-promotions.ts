import { noticesList, noticesRequest, promotionGroup, type Notice } from '@atrium/api';
import { useHost, type Loadable } from '@atrium/contract/react';
import { useState } from 'react';
import { useContentChanges } from '../live-content/use-content-changes';
import { useLoadable } from '../loading/use-loadable';
import { listable } from './listable';
import { ServerClock } from './server-clock';
import { useCurrentPromotions } from './use-current-promotions';

interface Promotions {
  /** All that the back end has answered. */
  promotions: Loadable<Notice[]>;
  /** Those in force now; undefined until the first answer. */
  current: Notice[] | undefined;
  /** By which they begin and end. */
  clock: ServerClock;
}

/** The merchant's promotions, kept up to date while they are shown. */
export function usePromotions(): Promotions {
  const { api } = useHost();
  const [clock] = useState(() => new ServerClock());
  const promotions = useLoadable(async () =>
    listable(await api.call(noticesList, noticesRequest(promotionGroup), { onServerTime: clock.set })),
  );
  useContentChanges('notices', promotions);
  return { promotions, current: useCurrentPromotions(promotions.value, clock), clock };
}

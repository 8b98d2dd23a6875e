import { noticesList, noticesRequest, promotionGroup, type Notice } from '@atrium/api';
import { useHost, type Loadable } from '@atrium/contract/react';
import { useState } from 'react';
import { useLoadable } from '../loading/use-loadable';
import { listable } from './listable';
import { ServerClock } from './server-clock';

/** The merchant's promotions, and the clock by which they begin and end. */
export function usePromotions(): { promotions: Loadable<Notice[]>; clock: ServerClock } {
  const { api } = useHost();
  const [clock] = useState(() => new ServerClock());
  const promotions = useLoadable(async () =>
    listable(await api.call(noticesList, noticesRequest(promotionGroup), { onServerTime: clock.set })),
  );
  return { promotions, clock };
}

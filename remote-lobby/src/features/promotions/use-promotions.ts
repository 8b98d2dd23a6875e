import { noticesList, noticesRequest, promotionGroup, type Notice } from '@atrium/api';
import { useCan, useHost, type Loadable } from '@atrium/contract/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useContentChanges } from '../live-content/use-content-changes';
import { useLoadable } from '../loading/use-loadable';
import { listable } from './listable';
import { ServerClock } from './server-clock';
import { useCurrentPromotions } from './use-current-promotions';

interface Promotions {
  /** The answer of the back end. */
  promotions: Loadable<Notice[]>;
  /** Those to list for this person; undefined until the first answer. */
  listed: Notice[] | undefined;
  /** Those of them in force now. */
  current: Notice[] | undefined;
  /** By which they begin and end. */
  clock: ServerClock;
}

/** The merchant's promotions, kept up to date while they are shown. The component must be an observer. */
export function usePromotions(): Promotions {
  const { api } = useHost();
  const signedIn = useCan('list.personal');
  const [clock] = useState(() => new ServerClock());
  const promotions = useLoadable(() =>
    api.call(noticesList, noticesRequest(promotionGroup), { onServerTime: clock.set }),
  );
  const asked = useRef(signedIn);
  useEffect(() => {
    if (asked.current === signedIn) return;
    asked.current = signedIn;
    // a back end may send those for customers to a session only
    void promotions.refresh();
  }, [promotions, signedIn]);
  useContentChanges('notices', promotions);
  const { value } = promotions;
  const listed = useMemo(() => value && listable(value, signedIn), [value, signedIn]);
  return { promotions, listed, current: useCurrentPromotions(listed, clock), clock };
}

import { warningIcon } from '@atrium/ui';
import { useEffect, useState, type ComponentType } from 'react';
import type { ClosedReason } from '../page/site/closed-page';
import { MessagePage } from './message-page';
import { Waiting } from './waiting';

type ClosedPage = ComponentType<{ why: ClosedReason }>;

/** The page of a closed site; its code is loaded only when a site is closed. */
export function ClosedSite({ why }: { why: ClosedReason }) {
  const [Page, setPage] = useState<ClosedPage>();
  useEffect(() => {
    import(/* webpackChunkName: "closed" */ './closed').then(
      (closed) => setPage(() => closed.ClosedPage),
      () => setPage(() => PlainClosedPage),
    );
  }, []);
  return Page ? <Page why={why} /> : <Waiting slow={false} />;
}

function PlainClosedPage() {
  return <MessagePage kind="notAvailable" icon={warningIcon} />;
}

import type { Messages } from '@atrium/contract';
import type { Holds } from './holds';
import { overlaysIn } from './overlay';
import type { Router } from './page-history';
import type { PlaceIndex } from './place-index';

interface LeavingServices {
  router: Router;
  holds: Holds;
  places: PlaceIndex;
  messages: Pick<Messages, 'confirm'>;
  text(key: string): string;
}

/** Asks the person before a page or an overlay that holds something unfinished is left; Back too. Returns the stop. */
export function askBeforeLeaving({ router, holds, places, messages, text }: LeavingServices): () => void {
  const key = 'holds';
  const reasonAgainst = ({ pathname, search, state }: { pathname: string; search: string; state: unknown }) =>
    holds.against({
      page: places.at({ pathname, search })?.place.name,
      overlays: overlaysIn(state).map((overlay) => overlay.key),
    });
  let asking = false;
  router.getBlocker(key, ({ nextLocation }) => reasonAgainst(nextLocation) !== undefined);

  const stop = router.subscribe(({ blockers }) => {
    const blocker = blockers.get(key);
    if (blocker?.state !== 'blocked' || asking) return;
    asking = true;
    const reason = reasonAgainst(blocker.location) ?? 'draft';
    void messages
      .confirm({
        title: text(`place.leave.${reason}.title`),
        text: text(`place.leave.${reason}.text`),
        confirm: text('place.leave.confirm'),
        cancel: text('place.leave.cancel'),
        danger: true,
      })
      .then((leaves) => {
        asking = false;
        if (leaves) blocker.proceed();
        else blocker.reset();
      });
  });
  return () => {
    stop();
    router.deleteBlocker(key);
  };
}

import type { HistoryState } from './page-history';
import type { PlaceIndex } from './place-index';

interface CurrentLocation {
  history: { now: Pick<HistoryState, 'pathname' | 'search' | 'overlays'> };
  places: Pick<PlaceIndex, 'href'>;
}

/** The address to return to: that of the topmost overlay with an address, else that of the page. */
export function returnAddress({ history, places }: CurrentLocation): string {
  const { pathname, search, overlays } = history.now;
  const [highest] = overlays.flatMap(({ place, params }) => places.href(place, params) ?? []).reverse();
  return highest ?? pathname + search;
}

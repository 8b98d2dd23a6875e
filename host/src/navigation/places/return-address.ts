import type { HistoryState } from './page-history';
import type { PlaceIndex } from './place-index';

interface Whereabouts {
  history: { now: Pick<HistoryState, 'pathname' | 'search' | 'overlays'> };
  places: Pick<PlaceIndex, 'href'>;
}

/** The address that shows again what the person sees: of the highest overlay that has one, else of the page. */
export function returnAddress({ history, places }: Whereabouts): string {
  const { pathname, search, overlays } = history.now;
  const [highest] = overlays.flatMap(({ place, params }) => places.href(place, params) ?? []).reverse();
  return highest ?? pathname + search;
}

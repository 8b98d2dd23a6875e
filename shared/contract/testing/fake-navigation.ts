import { writable, type Writable } from '../host/readable';
import type { CurrentPlace, Navigation } from '../host/navigation';
import type { VersionedName } from '../remote/name';
import type { Records } from './records';

export interface FakeNavigation extends Navigation {
  current: Writable<CurrentPlace>;
  /** Active holds. */
  holds: Set<'money' | 'draft'>;
}

/** Navigation that only records: places exist if declared and not listed as absent, overlays close with the scripted result. */
export function fakeNavigation(
  options: {
    places: readonly string[];
    absentPlaces: readonly string[];
    results: Record<string, unknown>;
    placement: Navigation['placement'];
    current: CurrentPlace;
  },
  records: Records,
): FakeNavigation {
  const holds = new Set<'money' | 'draft'>();
  const current = writable(options.current);
  const has = (place: VersionedName) => options.places.includes(place) && !options.absentPlaces.includes(place);
  return {
    current,
    holds,
    has,
    placement: options.placement,
    open(place, params = {}) {
      records.opened.push({ place, params });
      return Promise.resolve(has(place) ? options.results[place] : undefined);
    },
    close(result) {
      records.closed.push(result);
    },
    refine(params, { push = false } = {}) {
      records.refined.push({ params, push });
      current.set({ ...current.get(), params });
    },
    href: (place, params) =>
      has(place) ? `/${place}${params ? `?${new URLSearchParams(params).toString()}` : ''}` : undefined,
    hold(reason) {
      holds.add(reason);
      return () => holds.delete(reason);
    },
  };
}

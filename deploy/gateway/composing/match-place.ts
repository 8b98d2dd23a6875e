import type { Composition, Place } from '@atrium/contract';

export interface PlaceMatch {
  remote: string;
  place: Place;
}

/**
 * Finds the place of an address. Its files are preloaded; without a place the page is answered with 404. Addresses
 * match as in the host's router, ignoring case; the host decides what is shown.
 */
export function matchPlace(composition: Composition, pathname: string): PlaceMatch | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  for (const { name, descriptor } of composition.remotes) {
    for (const place of descriptor.places ?? []) {
      if ([place.path, ...(place.aliases ?? [])].some((pattern) => pattern !== undefined && matches(pattern, path)))
        return { remote: name, place };
    }
  }
  return undefined;
}

function matches(pattern: string, path: string): boolean {
  const expected = pattern.split('/');
  const given = path.split('/');
  return (
    expected.length === given.length &&
    expected.every((part, index) =>
      part.startsWith(':') ? given[index] !== '' : part.toLowerCase() === given[index]?.toLowerCase(),
    )
  );
}

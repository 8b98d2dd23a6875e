import type { Composition, Place } from '@atrium/contract';

export interface PlaceMatch {
  remote: string;
  place: Place;
}

/**
 * Finds whose page an address is: exactly its files are preloaded, and without one the page is answered as not found.
 * Addresses match as the host's router matches them, whatever the case of letters; what is shown the host decides.
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
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) =>
      part.startsWith(':') ? given[index] !== '' : part.toLowerCase() === given[index]?.toLowerCase(),
    )
  );
}

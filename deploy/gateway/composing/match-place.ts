import type { Composition, Place } from '@atrium/contract';

export interface PlaceMatch {
  remote: string;
  place: Place;
}

/**
 * Finds whose page an address is, so that exactly its files are preloaded. A guess for speed only: the host decides
 * by itself what is shown.
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
    wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}

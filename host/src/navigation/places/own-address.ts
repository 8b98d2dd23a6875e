import { isOwnPath } from '../../page/own-path';
import type { PlaceIndex } from './place-index';

/**
 * An address to redirect to, if it is one of this portal's own places; otherwise undefined, so that a link to the
 * sign-in page cannot redirect to another site.
 * @param origin the origin of this page
 */
export function ownAddress(input: string | undefined, places: PlaceIndex, origin: string): string | undefined {
  if (!isOwnPath(input)) return undefined;
  // a path that passed these checks is always an address
  const url = new URL(input, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  const found = places.at(url);
  return found && places.exists(found) ? url.pathname + url.search : undefined;
}

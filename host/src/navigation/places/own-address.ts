import { isOwnPath } from '../../page/own-path';
import type { PlaceIndex } from './place-index';

/**
 * An address to go on to, as long as it is one of this page's own places; anything else is dropped, so that a link to
 * the sign-in page cannot lead a person elsewhere.
 * @param origin where this page was loaded from
 */
export function ownAddress(input: string | undefined, places: PlaceIndex, origin: string): string | undefined {
  if (!isOwnPath(input)) return undefined;
  // a path after these checks is always an address
  const url = new URL(input, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  const found = places.at(url);
  return found && places.exists(found) ? url.pathname + url.search : undefined;
}

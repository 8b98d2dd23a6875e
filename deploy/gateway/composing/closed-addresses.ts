import type { Descriptor } from '@atrium/contract';

/**
 * Lists addresses of places that exist, but not for this merchant. They are the only trace of what is left out: an old
 * link then shows that the page is not offered, instead of that it does not exist.
 */
export function closedAddresses(all: (Descriptor | null)[], kept: Descriptor[]): string[] {
  const open = new Set(kept.flatMap(addressesOf));
  const closed = new Set(all.flatMap((descriptor) => (descriptor ? addressesOf(descriptor) : [])));
  return [...closed].filter((address) => !open.has(address)).sort();
}

function addressesOf({ places = [] }: Descriptor): string[] {
  return places.flatMap(({ path, aliases = [] }) => (path === undefined ? aliases : [path, ...aliases]));
}

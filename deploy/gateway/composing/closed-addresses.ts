import type { Descriptor } from '@atrium/contract';

/**
 * Addresses of places that exist, but not for this merchant. Of what is left out only these are told, so that whoever
 * comes with an old link hears that the page is not offered instead of that there is none.
 */
export function closedAddresses(all: (Descriptor | null)[], kept: Descriptor[]): string[] {
  const open = new Set(kept.flatMap(addressesOf));
  const closed = new Set(all.flatMap((descriptor) => (descriptor ? addressesOf(descriptor) : [])));
  return [...closed].filter((address) => !open.has(address)).sort();
}

function addressesOf({ places = [] }: Descriptor): string[] {
  return places.flatMap(({ path, aliases = [] }) => (path === undefined ? aliases : [path, ...aliases]));
}

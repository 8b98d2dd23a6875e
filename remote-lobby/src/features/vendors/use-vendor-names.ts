import { useHost } from '@atrium/contract/react';
import { useEffect } from 'react';
import { knownVendorsOf, type KnownVendors } from './known-vendors';

/** Names vendors for the person; loads the cards that say them unless they are known. The component must be an observer. */
export function useVendorNames(): Pick<KnownVendors, 'nameOf' | 'cards'> {
  const host = useHost();
  const known = knownVendorsOf(host);
  useEffect(() => void known.load(host), [known, host]);
  return known;
}

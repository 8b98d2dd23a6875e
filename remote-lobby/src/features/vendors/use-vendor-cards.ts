import { distinctCards, type VendorCard } from '@atrium/api';
import { type Loadable, useHost } from '@atrium/contract/react';
import { useLoadable } from '../loading/use-loadable';
import { knownVendorsOf } from './known-vendors';

/** The vendor cards of all game types; the component must be an observer. */
export function useVendorCards(): Loadable<VendorCard[]> {
  const host = useHost();
  return useLoadable(async () => distinctCards(await knownVendorsOf(host).fetch(host)));
}

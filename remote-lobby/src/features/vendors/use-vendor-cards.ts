import { distinctCards, gamesVendors, type VendorCard } from '@atrium/api';
import { type Loadable, useHost } from '@atrium/contract/react';
import { useEffect } from 'react';
import { useLoadable } from '../loading/use-loadable';
import { knownVendorsOf } from './known-vendors';

/** The vendor cards of all game types; the component must be an observer. */
export function useVendorCards(): Loadable<VendorCard[]> {
  const host = useHost();
  const { api, settings } = host;
  const vendors = useLoadable(async () =>
    distinctCards(await api.call(gamesVendors, { merchantCode: settings.merchant.code })),
  );
  const cards = vendors.value;
  useEffect(() => {
    if (cards) knownVendorsOf(host).remember(cards);
  }, [cards, host]);
  return vendors;
}

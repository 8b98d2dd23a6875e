import { gamesVendors, type VendorCard } from '@atrium/api';
import { type Loadable, useHost } from '@atrium/contract/react';
import { useEffect } from 'react';
import { useLoadable } from '../loading/use-loadable';
import { rememberWindowVendors } from './window-vendors';

/** The vendor cards of all game types; the component must be an observer. */
export function useVendorCards(): Loadable<VendorCard[]> {
  const { api, settings } = useHost();
  const vendors = useLoadable(() => api.call(gamesVendors, { merchantCode: settings.merchant.code }));
  const cards = vendors.value;
  useEffect(() => {
    if (cards) rememberWindowVendors(cards);
  }, [cards]);
  return vendors;
}

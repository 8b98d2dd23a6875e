import { gamesVendors, type VendorCard } from '@atrium/api';
import { type Loadable, useHost } from '@atrium/contract/react';
import { useLoadable } from '../loading/use-loadable';
import { rememberWindowVendors } from './window-vendors';

/** The vendor cards of all game types. */
export function useVendorCards(): Loadable<VendorCard[]> {
  const { api, settings } = useHost();
  return useLoadable(async () => {
    const cards = await api.call(gamesVendors, { merchantCode: settings.merchant.code });
    rememberWindowVendors(cards);
    return cards;
  });
}

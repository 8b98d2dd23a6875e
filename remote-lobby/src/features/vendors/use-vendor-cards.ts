import { gamesVendors, type VendorCard } from '@atrium/api';
import { type Loadable, useHost } from '@atrium/contract/react';
import { useLoadable } from '../loading/use-loadable';

/** The vendor cards of all game types. */
export function useVendorCards(): Loadable<VendorCard[]> {
  const { api, settings } = useHost();
  return useLoadable(() => api.call(gamesVendors, { merchantCode: settings.merchant.code }));
}

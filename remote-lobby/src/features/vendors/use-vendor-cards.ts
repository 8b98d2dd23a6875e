import { gamesVendors, type VendorCard } from '@atrium/api';
import { useHost } from '@atrium/contract/react';
import type { Loadable } from '../loading/loadable';
import { useLoadable } from '../loading/use-loadable';

/** The vendor cards of all game types. */
export function useVendorCards(): Loadable<VendorCard[]> {
  const { api, settings } = useHost();
  return useLoadable(() => api.call(gamesVendors, { merchantCode: settings.merchant.code }));
}

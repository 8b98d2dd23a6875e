import { startPortal, type Portal, type PortalOptions } from '../../support/portal';

/** Starts the portal with the releases of this folder. */
export function serveBuild(built: string, options: Pick<PortalOptions, 'data' | 'port'> = {}): Promise<Portal> {
  return startPortal({ ...options, environment: { ATRIUM_BUILT: built } });
}

/** Who looks at pages that take a session. */
export const measuredMerchant = 'kestrel';
export const measuredCustomer = { merchant: measuredMerchant, username: 'player1' };

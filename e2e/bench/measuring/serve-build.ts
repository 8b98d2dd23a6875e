import { startPortal, type Portal, type PortalOptions } from '../../support/portal';

/** Starts a portal with the releases of this folder. */
export function serveBuild(
  built: string,
  options: Pick<PortalOptions, 'data' | 'port' | 'environment'> = {},
): Promise<Portal> {
  return startPortal({ ...options, environment: { ...options.environment, ATRIUM_BUILT: built } });
}

/** The customer for pages that need a session. */
export const measuredMerchant = 'kestrel';
export const measuredCustomer = { merchant: measuredMerchant, username: 'player1' };

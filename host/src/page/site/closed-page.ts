/** What the back end says about the site, for this visitor. */
export interface SiteFlags {
  maintenance: boolean;
  regionRestriction: boolean;
}

export type ClosedReason = 'maintenance' | 'region';

/** Where a closed site says so, whatever the reason. */
export const maintenancePath = '/maintenance';
/** Where it says that this visitor is refused, also during maintenance. */
export const deniedPath = '/access-denied';

/**
 * What an address shows because of the flags: every address leads to the maintenance page while one is on, and that
 * page home once none is. Maintenance is told before the region. `undefined` leaves the address as it is.
 */
export function closedPage(
  pathname: string,
  { maintenance, regionRestriction }: SiteFlags,
): { kind: 'closed'; why: ClosedReason } | { kind: 'moved'; to: string } | undefined {
  const own = pathname === maintenancePath || pathname === deniedPath;
  if (!maintenance && !regionRestriction) return own ? { kind: 'moved', to: '/' } : undefined;
  if (pathname === deniedPath && regionRestriction) return { kind: 'closed', why: 'region' };
  if (pathname !== maintenancePath) return { kind: 'moved', to: maintenancePath };
  return { kind: 'closed', why: maintenance ? 'maintenance' : 'region' };
}

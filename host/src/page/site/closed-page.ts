/** The back end's flags of the site, for this visitor. */
export interface SiteFlags {
  maintenance: boolean;
  regionRestriction: boolean;
}

export type ClosedReason = 'maintenance' | 'region';

/** The page of a closed site, whatever the reason. */
export const maintenancePath = '/maintenance';
/** The page for a refused visitor, also during maintenance. */
export const deniedPath = '/access-denied';

/**
 * What an address shows because of the flags: every address redirects to the maintenance page while one is on, and that
 * page redirects home once none is. Maintenance takes precedence over the region. `undefined` leaves the address as it
 * is.
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

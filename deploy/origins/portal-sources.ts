import type { Origins } from './origins';

/**
 * All origins of a merchant's portal as CSP sources: one per site code, and its own domains with any subdomain
 * (`https://*.site.com`).
 */
export function portalSources(
  origins: Origins,
  { siteCodes, domains }: { siteCodes: readonly string[]; domains: readonly string[] },
): string[] {
  return [
    ...siteCodes.map((siteCode) => origins.portal(siteCode)),
    ...domains.flatMap((domain) => [origins.ownDomain(domain), origins.ownDomain(`*.${domain}`)]),
  ];
}

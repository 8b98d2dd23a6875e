import type { Origins } from './origins';

/**
 * Every origin a merchant's portal has, as a policy's sources: one for each site code, and those of its own domains,
 * with any label before them (`https://*.site.com`).
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

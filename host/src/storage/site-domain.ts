import { defaultSiteCode } from '@atrium/api/figures';

/**
 * The domain a merchant's cookies are set on, `undefined` for a host that has none (an address, a bare `localhost`).
 * Browsers know the public suffixes and refuse a cookie there, so this sets a probe cookie, widest domain first.
 *
 * @param shared the domain that portals of all merchants share (the setting `portalDomain`)
 */
export function siteDomain(hostname: string, jar: { cookie: string }, shared?: string): string | undefined {
  if (shared !== undefined && (hostname === shared || hostname.endsWith(`.${shared}`))) return shared;
  const labels = hostname.split('.');
  if (labels.length < 2 || /^[\d.]+$|:/.test(hostname)) return undefined;
  for (let length = 2; length <= labels.length; length += 1) {
    const domain = labels.slice(-length).join('.');
    if (accepts(jar, domain)) return domain;
  }
  return undefined;
}

function accepts(jar: { cookie: string }, domain: string): boolean {
  jar.cookie = `atrium.probe=1; Domain=${domain}; Path=/; SameSite=Lax`;
  const accepted = jar.cookie.includes('atrium.probe=1');
  jar.cookie = `atrium.probe=; Domain=${domain}; Path=/; Max-Age=0`;
  return accepted;
}

/**
 * The site code of the page's host: the label below the merchant's domain, `www` for the bare domain and for addresses.
 */
export function siteCode(hostname: string, domain: string | undefined): string {
  if (domain === undefined || hostname === domain || !hostname.endsWith(`.${domain}`)) return defaultSiteCode;
  return hostname.slice(0, -domain.length - 1).split('.')[0] || defaultSiteCode;
}

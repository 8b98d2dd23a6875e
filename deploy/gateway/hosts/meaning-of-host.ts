import { defaultSiteCode } from '@atrium/api/figures';
import type { Merchant, Merchants } from '../../merchants';

/** What a host name means. */
export type HostMeaning =
  | { kind: 'merchant'; merchant: Merchant; siteCode: string }
  /** This machine itself: chooses a merchant by `?merchant=`. */
  | { kind: 'chooser' }
  | { kind: 'vendor'; vendor: string }
  | { kind: 'embed'; merchant: Merchant }
  /** The provider of social sign-in. */
  | { kind: 'identity' }
  | { kind: 'unknown' };

const portals = '.atrium.localhost';
const games = '.games.localhost';
const embeds = '.embed.localhost';
const self = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Reads a host name, without its port: `aurora.atrium.localhost` is a merchant's portal, `nova.games.localhost` a
 * vendor's games, `aurora.embed.localhost` a merchant's third-party embeds.
 */
export function meaningOfHost(hostname: string, merchants: Merchants): HostMeaning {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  if (self.has(host)) return { kind: 'chooser' };
  if (host === 'id.localhost') return { kind: 'identity' };
  const vendor = labelBefore(games, host);
  if (vendor) return { kind: 'vendor', vendor };
  const embedded = merchants.byCode(labelBefore(embeds, host) ?? '');
  if (embedded) return { kind: 'embed', merchant: embedded };
  const siteCode = labelBefore(portals, host) ?? '';
  const merchant = merchants.bySite(siteCode);
  return merchant ? { kind: 'merchant', merchant, siteCode } : onOwnDomain(host, merchants);
}

/** On a merchant's own domain the label before it is the site code, `www` where there is none (SES-13). */
function onOwnDomain(host: string, { all }: Merchants): HostMeaning {
  for (const merchant of all) {
    for (const domain of merchant.domains) {
      if (host === domain) return { kind: 'merchant', merchant, siteCode: defaultSiteCode };
      const siteCode = labelBefore(`.${domain}`, host);
      if (siteCode) return { kind: 'merchant', merchant, siteCode };
    }
  }
  return { kind: 'unknown' };
}

function labelBefore(parent: string, host: string): string | undefined {
  const label = host.endsWith(parent) ? host.slice(0, -parent.length) : '';
  return /^[a-z0-9-]{1,40}$/.test(label) ? label : undefined;
}

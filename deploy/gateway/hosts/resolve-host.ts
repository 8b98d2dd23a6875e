import type { EmbedPart } from '@atrium/api';
import { defaultSiteCode } from '@atrium/api/figures';
import { framedVendors, type Merchant, type Merchants } from '../../merchants';
import type { Origins } from '../../origins';

/** What a host name belongs to. */
export type ResolvedHost =
  | { kind: 'merchant'; merchant: Merchant; siteCode: string }
  /** The development machine: `?merchant=` chooses a merchant. */
  | { kind: 'chooser' }
  /** The operators' listener, by any name. */
  | { kind: 'operations' }
  | { kind: 'vendor'; vendor: string }
  | { kind: 'embed'; merchant: Merchant; part: EmbedPart }
  /** The sandbox's provider of social sign-in. */
  | { kind: 'identity' }
  /** The provider of sliders. */
  | { kind: 'captcha' }
  | { kind: 'unknown' };

/** What host names are resolved with. */
export interface HostRules {
  merchants: Merchants;
  origins: Origins;
  /** Whether `localhost` offers a choice of merchants: in development only. */
  chooser: boolean;
}

const self = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Resolves a host name in lower case, without its port. */
export function resolveHost(hostname: string, { merchants, origins, chooser }: HostRules): ResolvedHost {
  if (chooser && self.has(hostname)) return { kind: 'chooser' };
  const named = origins.read(hostname);
  switch (named?.kind) {
    case 'portal': {
      const merchant = merchants.bySite(named.siteCode);
      return merchant ? { kind: 'merchant', merchant, siteCode: named.siteCode } : onOwnDomain(hostname, merchants);
    }
    case 'embed': {
      const merchant = merchants.byCode(named.code);
      return merchant ? { kind: 'embed', merchant, part: named.part } : { kind: 'unknown' };
    }
    case 'vendor': {
      const { vendor } = named;
      return merchants.all.some((merchant) => framedVendors(merchant).includes(vendor)) ? named : { kind: 'unknown' };
    }
    case 'identity':
    case 'captcha':
      return named;
    case undefined:
      return onOwnDomain(hostname, merchants);
  }
}

/**
 * On a merchant's own domain the label before it is the site code, `www` without a label (SES-13). Any label is valid:
 * affiliates have their own, which only the merchant's back end knows. So nothing may be stored per label.
 */
function onOwnDomain(host: string, { all }: Merchants): ResolvedHost {
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

import { portalOrigins, type Backend } from '../backend';
import type { Call } from '../wire/call';

/** WebAuthn relying party: a host name, and the origin of its pages. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * The portal a call comes from, if it belongs to the merchant; otherwise the merchant's primary portal, for which a
 * browser elsewhere has no passkeys. A passkey created on one domain is not offered on another (docs/decisions/0031).
 */
export function relyingParty(backend: Backend, { merchant, host }: Pick<Call, 'merchant' | 'host'>): RelyingParty {
  const name = host.toLowerCase();
  if (merchant.domains.some((domain) => name === domain || name.endsWith(`.${domain}`)))
    return { id: name, origin: backend.origins.ownDomain(name) };
  const portals = portalOrigins(backend, merchant).map((origin) => ({ id: new URL(origin).hostname, origin }));
  const [chief] = portals;
  const here = portals.find(({ id }) => id === name) ?? chief;
  if (!here) throw new Error(`The merchant ${merchant.code} has no portal.`);
  return here;
}

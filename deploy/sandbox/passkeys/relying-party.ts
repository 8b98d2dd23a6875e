import { portalsOf, type Backend } from '../backend';
import type { Call } from '../wire/call';

/** For whom a passkey is good: a host name, and the one origin pages of that host have. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * The portal a call comes from, if it is one of its merchant's; else the merchant's chief one, with which a browser
 * elsewhere has no passkeys. A passkey made on one domain is not offered on another (docs/decisions/0031).
 */
export function relyingParty(backend: Backend, { merchant, host }: Pick<Call, 'merchant' | 'host'>): RelyingParty {
  const name = host.toLowerCase();
  if (merchant.domains.some((domain) => name === domain || name.endsWith(`.${domain}`)))
    return { id: name, origin: backend.origins.ownDomain(name) };
  const portals = portalsOf(backend, merchant).map((origin) => ({ id: new URL(origin).hostname, origin }));
  const [chief] = portals;
  const here = portals.find(({ id }) => id === name) ?? chief;
  if (!here) throw new Error(`The merchant ${merchant.code} has no portal.`);
  return here;
}

import { isIP } from 'node:net';
import { networkOf } from './network-of';

/**
 * The normalized form of an address: IPv4 instead of IPv4-mapped IPv6, and IPv6 without a zone. Undefined for text that
 * is not an address.
 */
export function plainAddress(address: string): string | undefined {
  const family = isIP(address);
  if (family === 0) return undefined;
  if (family === 4) return address;
  const network = networkOf(address);
  return isIP(network) === 4 ? network : address.replace(/%.*$/, '').toLowerCase();
}

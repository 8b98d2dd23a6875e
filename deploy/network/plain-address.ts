import { isIP } from 'node:net';
import { networkOf } from './network-of';

/**
 * An address as it is compared: an IPv4 address out of its IPv4-mapped IPv6 form, an IPv6 address without its zone.
 * Undefined for text that is no address.
 */
export function plainAddress(address: string): string | undefined {
  const family = isIP(address);
  if (family === 0) return undefined;
  if (family === 4) return address;
  const network = networkOf(address);
  return isIP(network) === 4 ? network : address.replace(/%.*$/, '').toLowerCase();
}

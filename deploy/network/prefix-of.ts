import { isIPv6 } from 'node:net';
import { networkOf } from './network-of';

/**
 * The range that the owner of an address can draw networks from without effort: an IPv4 address alone, and the /48 of
 * an IPv6 address, which holds 65 536 networks and is what a provider gives one customer.
 */
export function prefixOf(address: string): string {
  const network = networkOf(address);
  return isIPv6(network.replace(/\/64$/, '')) ? `${network.split(':').slice(0, 3).join(':')}::/48` : network;
}

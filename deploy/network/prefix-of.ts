import { isIPv4, isIPv6 } from 'node:net';
import { networkOf } from './network-of';

/**
 * The wide network of an address: a range in which one customer can get many networks at little cost. For IPv4 it is
 * the /24, the smallest range that is routed on its own, with 256 networks; for IPv6 the /48 that a provider assigns to
 * one customer, with 65 536. A text that is not an address is returned unchanged.
 */
export function prefixOf(address: string): string {
  const network = networkOf(address);
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(network.replace(/\/64$/, '')) ? `${network.split(':').slice(0, 3).join(':')}::/48` : network;
}

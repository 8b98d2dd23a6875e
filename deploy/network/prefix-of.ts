import { isIPv4, isIPv6 } from 'node:net';
import { networkOf } from './network-of';

/**
 * The wide network of an address: the range that one customer can draw many networks from at little cost. For IPv4 the
 * /24, the smallest range that is routed on its own, with 256 networks; for IPv6 the /48 that a provider gives one
 * customer, with 65 536. A text that is no address is returned unchanged.
 */
export function prefixOf(address: string): string {
  const network = networkOf(address);
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(network.replace(/\/64$/, '')) ? `${network.split(':').slice(0, 3).join(':')}::/48` : network;
}

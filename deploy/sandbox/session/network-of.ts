import { isIPv6 } from 'node:net';

/**
 * The network an address belongs to, as far as one household or machine goes: an address of version 4 as it is, also
 * when written as version 6, and the first 64 bits of version 6, all of which one customer has.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (inner) return inner;
  const [front = '', back] = address.replace(/%.*$/, '').split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const missing = back === undefined ? 0 : 8 - groups(front).length - groups(back).length;
  const all = [...groups(front), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(back)];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

import { isIPv6 } from 'node:net';

/**
 * The network of an address; all limits per address count by network. An IPv4 address, also as an IPv4-mapped IPv6
 * address, is its own network. An IPv6 address belongs to its /64, which one customer usually owns as a whole. A text
 * that is not an address is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) return dotted(groups.slice(6));
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without its zone. */
function groupsOf(address: string): number[] {
  const hexadecimal = address
    .replace(/%.*$/, '')
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_dotted, ...bytes: string[]) => hexOf(bytes.slice(0, 4).map(Number)));
  const [front = [], back = []] = hexadecimal.split('::').map(readGroups);
  return [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back];
}

const readGroups = (part: string): number[] =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));

const hexOf = ([a = 0, b = 0, c = 0, d = 0]: number[]): string =>
  `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;

const dotted = (groups: number[]): string => groups.flatMap((group) => [group >> 8, group & 255]).join('.');

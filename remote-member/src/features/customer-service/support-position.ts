import type { CustomerServiceLink } from '@atrium/contract';

/** Where a person asked for customer service. */
export type SupportPosition = 'menu' | 'right-bar';

/** The source names no values of `csPosition`; these are ours. */
const positions = new Map<string, SupportPosition>(
  Object.entries({
    menu: 'menu',
    header: 'menu',
    rightbar: 'right-bar',
    right: 'right-bar',
    side: 'right-bar',
    float: 'right-bar',
  }),
);

/** Reads `csPosition`, in any case and with `_` or `-` in it. Unknown, and absent: the menu. */
export function supportPosition(csPosition = ''): SupportPosition {
  const name = csPosition.toLowerCase().replace(/[^a-z]/g, '');
  return positions.get(name) ?? 'menu';
}

/** The entries of a position first; the others serve where it has none that can be opened. */
export function linksAt(entries: readonly CustomerServiceLink[], position: SupportPosition): CustomerServiceLink[] {
  const there = ({ csPosition }: CustomerServiceLink) => supportPosition(csPosition) === position;
  return [...entries.filter(there), ...entries.filter((entry) => !there(entry))];
}

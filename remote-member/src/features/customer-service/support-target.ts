/** How an entry opens. */
export type SupportTarget = 'window' | 'tab' | 'page';

/** The source names no values of `target`; these are ours. */
const targets = new Map<string, SupportTarget>(
  Object.entries({
    popup: 'window',
    window: 'window',
    tab: 'tab',
    newtab: 'tab',
    blank: 'tab',
    embed: 'page',
    iframe: 'page',
    page: 'page',
    self: 'page',
  }),
);

/** Reads `target`, in any case and with `_` or `-` in it. Unknown, and absent: a window. */
export function supportTarget(target = ''): SupportTarget {
  const name = target.toLowerCase().replace(/[^a-z]/g, '');
  return targets.get(name) ?? 'window';
}

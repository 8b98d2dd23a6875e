/**
 * History entries of promotions that were opened from the list: the entry before them is the list. The marks outlive the
 * view, because Back can return to a promotion from another page.
 */
const keys = new Set<unknown>();

/** The router's key of the history entry that is shown. */
const entryKey = (): unknown => (window.history.state as { key?: unknown } | null)?.key;

/** Opens a promotion from the list, and marks its history entry where it has one of its own. */
export function openHere(open: () => void): void {
  const list = entryKey();
  open();
  if (entryKey() !== list) keys.add(entryKey());
}

/** Whether the entry that is shown was opened from the list, so that closing it goes back. */
export const wasOpenedHere = (): boolean => keys.has(entryKey());

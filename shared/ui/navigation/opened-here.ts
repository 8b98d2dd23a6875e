/** What the router and this file keep in a history entry; the browser keeps it through a reload. */
interface EntryState {
  /** The router's key of the entry. */
  key?: unknown;
  /** Whether the entry before it is the list that the open item belongs to. */
  openedHere?: boolean;
}

const entry = () => (window.history.state ?? {}) as EntryState;
let leaving = false;

/** Opens an item of a list, and marks its history entry where it has one of its own. */
export function openHere(open: () => void): void {
  const list = entry().key;
  open();
  if (entry().key !== list) window.history.replaceState({ ...entry(), openedHere: true }, '');
}

/**
 * Closes the open item: goes back to the list that it was opened from, so that a later Back does not show the list again.
 * @param showList shows the list in this history entry, because another page or an address opened the item
 */
export function closeOpened(showList: () => void): void {
  if (entry().openedHere !== true) return showList();
  // the browser moves later: a second press must not go back twice
  if (leaving) return;
  leaving = true;
  window.addEventListener('popstate', () => (leaving = false), { once: true });
  window.history.back();
}

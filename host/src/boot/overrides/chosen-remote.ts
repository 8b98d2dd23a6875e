import type { KeyedStorage } from '../../storage/open-storage';

/** Key under which a tab remembers the remote under test; main.ts looks for it before this code is loaded. */
const key = 'atrium.override';

/**
 * The remote with builds under test in this tab: named by `?override=lobby` and remembered until it is dropped, also by
 * an empty `?override=`. The parameter is removed from the address.
 */
export function chosenRemote(page: Pick<Window, 'location' | 'history'>, storage: KeyedStorage): string | undefined {
  const url = new URL(page.location.href);
  const asked = url.searchParams.get('override');
  if (asked !== null) {
    url.searchParams.delete('override');
    page.history.replaceState(page.history.state, '', url);
    if (/^[a-z][a-z0-9-]*$/.test(asked)) storage.setItem(key, asked);
    else forgetRemote(storage);
  }
  return storage.getItem(key) ?? undefined;
}

export function forgetRemote(storage: KeyedStorage): void {
  storage.removeItem(key);
}

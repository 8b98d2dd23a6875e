import { useSyncExternalStore } from 'react';

/** The hash of the address without its sign, decoded; empty without one. Follows the hash while the page is open. */
export function useAddressHash(): string {
  return useSyncExternalStore(follow, addressHash);
}

function follow(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

function addressHash(): string {
  const hash = window.location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash; // a stray percent sign
  }
}

import { useSyncExternalStore } from 'react';

/** The tag in the hash of the address, empty without one; follows the hash while the page is open. */
export function useTopicTag(): string {
  return useSyncExternalStore(follow, topicTag);
}

function follow(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

function topicTag(): string {
  const hash = window.location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash; // a stray percent sign
  }
}

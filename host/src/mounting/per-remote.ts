import type { Remote } from '../remotes/remote';

/**
 * Creates a value once per remote. A value that follows a store lives as long as the store, so that one per mounting
 * would leak.
 */
export function perRemote<T>(make: (remote: Remote) => T): (remote: Remote) => T {
  const made = new Map<Remote, T>();
  return (remote) => {
    const known = made.get(remote) ?? make(remote);
    made.set(remote, known);
    return known;
  };
}

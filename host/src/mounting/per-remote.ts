import type { Remote } from '../remotes/remote';

/**
 * Makes something once for each remote. What follows a store lives as long as the store, so that one made for every
 * mounting would come to stay with each.
 */
export function perRemote<T>(make: (remote: Remote) => T): (remote: Remote) => T {
  const made = new Map<Remote, T>();
  return (remote) => {
    const known = made.get(remote) ?? make(remote);
    made.set(remote, known);
    return known;
  };
}

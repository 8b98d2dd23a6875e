/** @typedef {import('@atrium/contract').Host} Host */

/** @type {Set<Host>} */
const hosts = new Set();

/**
 * Remembers the host of a view for as long as the view is mounted.
 * @param {Host} host
 */
export function rememberHost(host) {
  hosts.add(host);
  host.signal.addEventListener('abort', () => hosts.delete(host));
}

/** @returns {Host | undefined} the host of the view mounted last */
export function lastHost() {
  return [...hosts].at(-1);
}

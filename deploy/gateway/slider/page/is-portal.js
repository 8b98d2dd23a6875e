/**
 * Whether an origin matches one of the portals; `https://*.domain` matches its subdomains.
 * @param {string} origin
 * @param {readonly string[]} portals
 */
export function isPortal(origin, portals) {
  return portals.some((portal) => {
    const [before = '', after] = portal.split('*');
    return after === undefined ? origin === portal : origin.startsWith(before) && origin.endsWith(after);
  });
}

/**
 * Whether an origin is one of the portals', some of which are written `https://*.domain`.
 * @param {string} origin
 * @param {readonly string[]} portals
 */
export function isPortal(origin, portals) {
  return portals.some((portal) => {
    const [before = '', after] = portal.split('*');
    return after === undefined ? origin === portal : origin.startsWith(before) && origin.endsWith(after);
  });
}

/**
 * Whether an origin is one of the merchant's portals.
 * @param {string} origin
 * @param {readonly string[]} portals origins; one with `*.` means all its subdomains
 */
export function isPortal(origin, portals) {
  return portals.some((portal) => {
    const [scheme = '', domain] = portal.split('//*.');
    if (domain === undefined) return origin === portal;
    return origin.startsWith(`${scheme}//`) && origin.endsWith(`.${domain}`);
  });
}

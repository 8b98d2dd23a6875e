import { vendors } from './vendors.js';

const { kind = '', id = '', local, portals = '', tokens = '{}' } = document.documentElement.dataset;
const allowed = portals.split(' ');

/** Whether an origin is one of the portals', some of which are written `https://*.domain`.
 * @param {string} origin
 */
const isPortal = (origin) =>
  allowed.some((portal) => {
    const [scheme = '', domain] = portal.split('*');
    return domain === undefined ? origin === portal : origin.startsWith(scheme) && origin.endsWith(domain);
  });

const vendor = vendors[kind]?.(id, JSON.parse(tokens));

if (vendor && window.parent !== window) {
  vendor.start();
  const script = document.createElement('script');
  script.src = local === 'true' ? `/recorder/tag.js?kind=${kind}&id=${id}` : vendor.address;
  script.async = true;
  script.addEventListener('load', () => dispatchEvent(new Event('tag-loaded')));
  document.head.append(script);

  // accept events only from the portal that embeds this frame
  addEventListener('message', ({ source, origin, data }) => {
    if (source === window.parent && isPortal(origin) && data?.to === 'atrium-tag') vendor.track(data.event);
  });
  // not a secret, and only the merchant's portals can embed this frame
  window.parent.postMessage({ from: 'atrium-tag', say: 'ready' }, '*');
}

import { isPortal } from './is-portal.js';

/** Milliseconds until the portal has answered. */
const patience = 10_000;

/**
 * Receives the entry from the portal that opened this window, and no other page: anybody can write an address with a
 * fragment, and the window would go where it says. Rejects without an answer.
 * @param {Window} page
 * @param {readonly string[]} portals
 * @returns {Promise<URLSearchParams>}
 */
export async function receiveEntry(page, portals) {
  const { opener } = page;
  if (!opener) throw new Error('opened by no portal');
  try {
    return await new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('the portal has not answered')), patience);
      page.addEventListener('message', ({ source, origin, data }) => {
        if (source !== opener || !isPortal(origin, portals)) return;
        if (typeof data?.entry === 'string') resolve(new URLSearchParams(data.entry));
      });
      // the message has no content: any opener may read it
      opener.postMessage('support:ready', '*');
    });
  } finally {
    // the provider must not access the portal
    page.opener = null;
  }
}

/** @typedef {'ready' | 'spin' | 'balance-low' | 'closed'} News */

export function isFramed() {
  return window.parent !== window;
}

/** Asks whoever shows the frame to close it, where nothing is known of the table: it says nothing that is not for all. */
export function leaveFrame() {
  window.parent.postMessage({ source: 'atrium-game', type: 'closed' }, '*');
}

/**
 * Tells the portal around the frame what happens. Only an origin of the merchant's is told.
 * @param {string[]} portals
 * @param {string} game
 */
export function portalAround(portals, game) {
  const framed = isFramed();
  const ancestor = window.location.ancestorOrigins?.[0];
  const target = ancestor === undefined ? portals[0] : portals.find((origin) => origin === ancestor);
  return {
    framed,
    /** @param {News} type */
    tell(type) {
      if (framed && target !== undefined) window.parent.postMessage({ source: 'atrium-game', type, game }, target);
    },
  };
}

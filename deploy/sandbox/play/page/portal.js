/** @typedef {'ready' | 'spin' | 'balance-low' | 'closed'} News */

export function isFramed() {
  return window.parent !== window;
}

/** Asks the framing page to close the game when the table is unknown; the message carries no data. */
export function leaveFrame() {
  window.parent.postMessage({ source: 'atrium-game', type: 'closed' }, '*');
}

/**
 * Sends game messages to the framing portal, to the merchant's origins only.
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
    report(type) {
      if (framed && target !== undefined) window.parent.postMessage({ source: 'atrium-game', type, game }, target);
    },
  };
}

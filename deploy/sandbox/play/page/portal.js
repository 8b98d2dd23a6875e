/** @typedef {'ready' | 'balance-low' | 'closed'} GameMessage */

export function isFramed() {
  return window.parent !== window;
}

/** Asks the framing page to close the game when the table is unknown; the message carries no data. */
export function leaveFrame() {
  window.parent.postMessage({ source: 'atrium-game', type: 'closed' }, '*');
}

/** Asks the framing page to open the game again, after the session has ended; the message carries no data. */
export function reopenFrame() {
  window.parent.postMessage({ source: 'atrium-game', type: 'ended' }, '*');
}

/**
 * Sends game messages to the framing portal, if it is one of the merchant's. Firefox does not reveal its origin; there
 * only the page's policy keeps others from framing it. The messages hold no secret.
 * @param {string[]} portals some written `https://*.domain`
 * @param {string} game
 */
export function portalAround(portals, game) {
  const framed = isFramed();
  const ancestor = window.location.ancestorOrigins?.[0];
  const target =
    ancestor === undefined ? '*' : portals.some((portal) => covers(portal, ancestor)) ? ancestor : undefined;
  return {
    framed,
    /** @param {GameMessage} type */
    report(type) {
      if (framed && target !== undefined) window.parent.postMessage({ source: 'atrium-game', type, game }, target);
    },
  };
}

/**
 * @param {string} portal
 * @param {string} origin
 */
function covers(portal, origin) {
  const [before = '', after] = portal.split('*');
  return after === undefined ? origin === portal : origin.startsWith(before) && origin.endsWith(after);
}

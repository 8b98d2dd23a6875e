/** @import { GameState } from '../../../lottery/betting/contract' */

/**
 * The server's time on this device, whatever the device's clock says: the time of an answer, plus what has passed since
 * by the monotonic clock.
 * @param {{ now: number }} answer
 * @param {number} receivedAt milliseconds of a monotonic clock
 */
export function serverTime({ now }, receivedAt) {
  return (/** @type {number} */ at) => now + at - receivedAt;
}

/** @param {number} milliseconds */
export function countdownText(milliseconds) {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * The issues that are still on sale.
 * @param {GameState['issues']} issues
 * @param {number} now by the server's clock
 */
export function stillOnSale(issues, now) {
  return issues.filter(({ closesAt }) => closesAt > now);
}

/**
 * The issues from the one that the server names as on sale, after a closed one was refused.
 * @param {GameState['issues']} issues
 * @param {GameState['issues'][number]} [onSale]
 */
export function issuesFrom(issues, onSale) {
  if (!onSale) return [];
  const place = issues.findIndex(({ numero }) => numero === onSale.numero);
  return place < 0 ? [onSale] : issues.slice(place);
}

/** In milliseconds, as the next one. */
export const shortestLimit = 3_000;
const longestLimit = 20_000;

/** A remote has far less code to evaluate than the host; the rest is for moments when the device is busy. */
const timesHost = 10;

/**
 * How long the evaluation of a remote that has already been fetched may take before it counts as failed, in
 * milliseconds. A slow or busy device is not a fault of the release, so the limit follows the time that the host itself
 * took on this device from the arrival of its last file until now.
 */
export function evaluationLimit(performance: Pick<Performance, 'getEntriesByType' | 'now'>): number {
  const arrived = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/r/host/'))
    .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
  if (arrived.length === 0) return shortestLimit;
  return Math.min(longestLimit, Math.max(shortestLimit, timesHost * (performance.now() - Math.max(...arrived))));
}

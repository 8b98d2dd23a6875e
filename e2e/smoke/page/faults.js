/** @typedef {import('./types').Fault} Fault */

/** Stored for the tab, so that a fault survives page loads. */
const key = 'smoke.faults';

/** @returns {Record<string, Fault>} by remote */
export function faults() {
  return JSON.parse(sessionStorage.getItem(key) ?? '{}');
}

/**
 * @param {string} remote
 * @param {Fault | undefined} fault
 */
export function setFault(remote, fault) {
  // JSON omits undefined values
  sessionStorage.setItem(key, JSON.stringify({ ...faults(), [remote]: fault }));
}

/**
 * Injects the remote's fault, if it has one.
 * @param {string} remote
 */
export async function misbehave(remote) {
  const fault = faults()[remote];
  if (fault === 'throw') throw new Error(`injected fault of the ${remote} stub`);
  if (fault === 'hang') await new Promise(() => {});
}

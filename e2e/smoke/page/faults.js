/** @typedef {import('./types').Fault} Fault */

/** Kept for the tab, so that a fault outlives the loading of a page. */
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
  // what is undefined is not written
  sessionStorage.setItem(key, JSON.stringify({ ...faults(), [remote]: fault }));
}

/**
 * Does what the remote was told to do wrong, if anything.
 * @param {string} remote
 */
export async function misbehave(remote) {
  const fault = faults()[remote];
  if (fault === 'throw') throw new Error(`the stub of ${remote} was told to throw`);
  if (fault === 'hang') await new Promise(() => {});
}

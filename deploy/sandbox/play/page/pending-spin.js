import { keep, kept } from './keeping.js';

const name = 'pending-spin';

/**
 * Remembers, across a reload, a spin that was asked for and not yet answered.
 * @param {string | undefined} key undefined once it is answered
 */
export function rememberPending(key) {
  keep(name, key);
}

export function pendingSpin() {
  return kept(name);
}

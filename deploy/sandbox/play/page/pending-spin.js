import { keep, kept } from './keeping.js';

const name = 'pending-spin';

/**
 * Remembers an unanswered spin across a reload.
 * @param {string | undefined} key undefined once it is answered
 */
export function rememberPending(key) {
  keep(name, key);
}

export function pendingSpin() {
  return kept(name);
}

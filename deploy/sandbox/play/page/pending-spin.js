import { writeStored, readStored } from './tab-storage.js';

const name = 'pending-spin';

/**
 * Remembers an unanswered spin across a reload.
 * @param {string | undefined} key undefined once it is answered
 */
export function rememberPending(key) {
  writeStored(name, key);
}

export function pendingSpin() {
  return readStored(name);
}

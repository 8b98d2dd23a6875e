const name = 'pending-spin';

/**
 * Remembers, across a reload, a spin that was asked for and not yet answered.
 * @param {string | undefined} key undefined once it is answered
 */
export function rememberPending(key) {
  if (key === undefined) sessionStorage.removeItem(name);
  else sessionStorage.setItem(name, key);
}

export function pendingSpin() {
  return sessionStorage.getItem(name) ?? undefined;
}

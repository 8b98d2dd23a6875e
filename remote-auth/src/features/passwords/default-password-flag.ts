/** Key in the session storage, which the host empties when a session ends. */
const key = 'defaultPassword';

/**
 * Marks the session as one with the merchant's default password, or clears the mark. What is kept is the proof for this
 * session, never the password.
 */
export function markDefaultPassword(proof: string | undefined): void {
  try {
    if (proof === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, proof);
  } catch {
    // without storage the person types the old password
  }
}

/** The proof of a marked session. */
export function readDefaultPasswordProof(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

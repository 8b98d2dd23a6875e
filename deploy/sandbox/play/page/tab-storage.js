/**
 * Storage for this tab that survives a reload. A browser may deny storage in a cross-site frame; values are then kept in
 * the frame's entry of the session history, which survives a reload of the frame but not one of the page around it.
 */

/** @param {string} name */
export function readStored(name) {
  const storage = tabStorage();
  return (storage ? storage.getItem(name) : historyValues()[name]) ?? undefined;
}

/**
 * @param {string} name
 * @param {string | undefined} value undefined forgets it
 */
export function writeStored(name, value) {
  const storage = tabStorage();
  if (!storage) history.replaceState({ stored: { ...historyValues(), [name]: value } }, '');
  else if (value === undefined) storage.removeItem(name);
  else storage.setItem(name, value);
}

/** @returns {Record<string, string | undefined>} */
function historyValues() {
  return history.state?.stored ?? {};
}

function tabStorage() {
  try {
    return window.sessionStorage;
  } catch {
    // accessing the property itself throws
    return undefined;
  }
}

/**
 * Storage for this tab that survives a reload. A browser may deny storage in a cross-site frame; values then last only
 * as long as the page, and a reload finds an ended session instead of the last spin.
 */
/** @type {Map<string, string | undefined>} */
const memory = new Map();

/** @param {string} name */
export function readStored(name) {
  const storage = tabStorage();
  return (storage ? storage.getItem(name) : memory.get(name)) ?? undefined;
}

/**
 * @param {string} name
 * @param {string | undefined} value undefined forgets it
 */
export function writeStored(name, value) {
  const storage = tabStorage();
  if (!storage) memory.set(name, value);
  else if (value === undefined) storage.removeItem(name);
  else storage.setItem(name, value);
}

function tabStorage() {
  try {
    return window.sessionStorage;
  } catch {
    // accessing the property itself throws
    return undefined;
  }
}

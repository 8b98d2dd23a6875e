/**
 * What this tab keeps across a reload. Inside a frame of another site a browser may deny storage; then it is kept for
 * as long as the page lives, and a reload finds a finished session instead of the last spin.
 */
/** @type {Map<string, string | undefined>} */
const memory = new Map();

/** @param {string} name */
export function kept(name) {
  const storage = tabStorage();
  return (storage ? storage.getItem(name) : memory.get(name)) ?? undefined;
}

/**
 * @param {string} name
 * @param {string | undefined} value undefined forgets it
 */
export function keep(name, value) {
  const storage = tabStorage();
  if (!storage) memory.set(name, value);
  else if (value === undefined) storage.removeItem(name);
  else storage.setItem(name, value);
}

function tabStorage() {
  try {
    return window.sessionStorage;
  } catch {
    // reading the property itself is what is refused
    return undefined;
  }
}

/**
 * Finds a button by its text. Queries by role compute the style of every element in jsdom, which takes most of a form
 * test's time.
 */
export function findButton(label: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
}

/**
 * Finds a button by its text.
 * @throws if there is none
 */
export function getButton(label: string): HTMLButtonElement {
  const found = findButton(label);
  if (!found) throw new Error(`There is no button ${label}`);
  return found;
}

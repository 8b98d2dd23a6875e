/**
 * The button of these words, if there is one. It is looked up by its text: by role, jsdom works out the style of
 * everything there is for each look, which is most of the time a test of a whole form takes.
 */
export function findButton(words: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
}

/** The same, where it must be there. */
export function buttonNamed(words: string): HTMLButtonElement {
  const found = findButton(words);
  if (!found) throw new Error(`There is no button ${words}`);
  return found;
}

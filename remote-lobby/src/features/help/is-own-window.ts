/**
 * Whether another page has opened this one in a window of its own. A link with `rel="noopener"` leaves no opener; then
 * the page is the first of its window's history.
 */
export function isOwnWindow({ opener, history }: Pick<Window, 'opener' | 'history'> = window): boolean {
  return Boolean(opener) || history.length === 1;
}

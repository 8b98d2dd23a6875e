/** What is looked for: an element that is shown, by selector and by its label or its text. */
export interface Target {
  /** CSS selector. */
  css: string;
  /** The whole of its label, or of its text without line breaks. */
  name?: string;
  /** Text it contains. */
  has?: string;
  /** CSS selector of what it is in; the last that is shown counts. */
  within?: string;
}

/** What came of looking. */
export interface Look {
  count: number;
  /** The middle of the first, when it was to be pressed and nothing covers it. */
  point: { x: number; y: number } | null;
}

/**
 * Looks for elements. Runs in the page, sent there as its own text: it sees nothing but its arguments, and asks nothing
 * but the document, so that it answers alike in every engine.
 * @param press scroll to the first and say where it can be pressed
 */
export function lookFor({ css, name, has, within }: Target, press: boolean): Look {
  const shown = (element: Element) => element.getClientRects().length > 0;
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) =>
    plain(element.getAttribute('aria-label')) ||
    plain((element as HTMLInputElement).labels?.[0]?.textContent) ||
    plain(element.textContent);
  const scopes = within ? [...document.querySelectorAll(within)].filter(shown) : [document];
  const found = [...(scopes[scopes.length - 1]?.querySelectorAll(css) ?? [])].filter(
    (element) =>
      shown(element) &&
      (name === undefined || nameOf(element) === plain(name)) &&
      (has === undefined || plain(element.textContent).includes(plain(has))),
  );
  const [first] = found;
  if (!first || !press) return { count: found.length, point: null };
  first.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = first.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  const free = hit !== null && (first.contains(hit) || hit.contains(first));
  return { count: found.length, point: free ? point : null };
}

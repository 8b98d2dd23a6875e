/** A visible element, by selector and by its label or text. */
export interface Target {
  /** CSS selector. */
  css: string;
  /** Complete label, or text without line breaks. */
  name?: string;
  /** Text it contains. */
  has?: string;
  /** CSS selector of an ancestor; the last visible one counts. */
  within?: string;
}

/** Result of a search. */
export interface FoundTarget {
  count: number;
  /** The middle of the first element, when it is to be clicked and nothing covers it. */
  point: { x: number; y: number } | null;
}

/**
 * Finds elements. Its source text is sent to the page, so it can use only its arguments and the document.
 * @param press scrolls to the first, returns where to click it, and watches whether a click reaches it
 */
export function findTarget({ css, name, has, within }: Target, press: boolean): FoundTarget {
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
  const reaches = (other: Node) => first.contains(other) || other.contains(first);
  const free = hit !== null && reaches(hit);
  const marks = window as { clickArrived?: boolean };
  marks.clickArrived = false;
  const watch = ({ target }: Event) => {
    // an element that was replaced meanwhile cannot be compared: that counts as arrived
    if (!first.isConnected || (target instanceof Node && reaches(target))) marks.clickArrived = true;
  };
  document.addEventListener('click', watch, { capture: true, once: true });
  return { count: found.length, point: free ? point : null };
}

/** Whether the click arrived that `lookFor` watches for. Runs in the page; a new document counts as an effect of it. */
export function hasClickArrived(): boolean {
  return (window as { clickArrived?: boolean }).clickArrived !== false;
}

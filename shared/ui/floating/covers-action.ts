const actions = 'a[href], button, input, select, textarea, summary, label, iframe, [role="button"], [tabindex="0"]';
const headings = 'h1, h2, h3';

/** A box of the window, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether something that a person can press, or a heading, lies below a box of the window that an element covers. */
export function coversAction(cover: Element, { x, y, width, height }: Box): boolean {
  const columns = [x, x + width / 2, x + width];
  const rows = [y, y + height / 2, y + height];
  return columns.some((column) => rows.some((row) => isActionAt(cover, column, row)));
}

function isActionAt(cover: Element, x: number, y: number): boolean {
  const below = document.elementsFromPoint(x, y).find((element) => !cover.contains(element));
  return below !== undefined && below.closest(`${actions}, ${headings}`) !== null;
}

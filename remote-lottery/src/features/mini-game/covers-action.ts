const actions = 'a[href], button, input, select, textarea, summary, label, iframe, [role="button"], [tabindex="0"]';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether something that a person can press lies below a box of the window, which an element covers. */
export function coversAction(cover: Element, { x, y, width, height }: Box): boolean {
  const columns = [x, x + width / 2, x + width];
  const rows = [y, y + height / 2, y + height];
  return columns.some((column) => rows.some((row) => isActionAt(cover, column, row)));
}

function isActionAt(cover: Element, x: number, y: number): boolean {
  const below = document.elementsFromPoint(x, y).find((element) => !cover.contains(element));
  return below !== undefined && below.closest(actions) !== null;
}

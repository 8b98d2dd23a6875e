const actions = 'a[href], button, input, select, textarea, summary, label, iframe, [role="button"], [tabindex="0"]';

/** A box of the window, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether something that a person can press or read lies below a box of the window that an element covers. */
export function coversContent(cover: Element, { x, y, width, height }: Box): boolean {
  const columns = pointsOf(x, width);
  const rows = pointsOf(y, height);
  return columns.some((column) => rows.some((row) => isContentAt(cover, column, row)));
}

/** From end to end, no further apart than the height of a line of small text. */
function pointsOf(from: number, length: number): number[] {
  const steps = Math.max(1, Math.ceil(length / 12));
  return Array.from({ length: steps + 1 }, (_, step) => from + (step * length) / steps);
}

function isContentAt(cover: Element, x: number, y: number): boolean {
  const below = document.elementsFromPoint(x, y).find((element) => !cover.contains(element));
  return below !== undefined && (below.closest(actions) !== null || hasText(below));
}

function hasText({ childNodes }: Element): boolean {
  return [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}

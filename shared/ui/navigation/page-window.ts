/** A slot in a row of pages: a number from 1, or a gap. */
export type PageSlot = number | 'gap';

/**
 * The page numbers to show: first, last, and those around the current one. Always the same number of slots once there
 * are more pages than slots, so that the row does not move; a gap never replaces a single page.
 */
export function pageWindow(page: number, pageCount: number, slots = 7): PageSlot[] {
  if (pageCount <= slots) return range(1, pageCount);
  const inner = slots - 4;
  if (page <= inner + 1) return [...range(1, inner + 2), 'gap', pageCount];
  if (page >= pageCount - inner) return [1, 'gap', ...range(pageCount - inner - 1, pageCount)];
  const from = page - Math.floor(inner / 2);
  return [1, 'gap', ...range(from, from + inner - 1), 'gap', pageCount];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);

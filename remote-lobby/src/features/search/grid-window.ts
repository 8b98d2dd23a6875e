/** Rows that are drawn beyond each edge of the screen, so that the focus never reaches the last drawn one. */
const spareRows = 4;

/** What is known of a grid's layout, in px; `top` is the distance of the list from the top of the screen. */
export interface GridLayout {
  columns: number;
  rowHeight: number;
  top: number;
  screen: number;
}

/** Items that are drawn: the first and the one after the last. */
export interface Range {
  from: number;
  to: number;
}

/** The items of the rows on the screen and near it. Before a grid is measured, as many as fill any screen. */
export function visibleRange({ columns, rowHeight, top, screen }: GridLayout, count: number): Range {
  if (rowHeight <= 0) return { from: 0, to: Math.min(count, 60) };
  const first = Math.floor(-top / rowHeight) - spareRows;
  const last = Math.ceil((screen - top) / rowHeight) + spareRows;
  const within = (row: number) => Math.min(Math.max(row * columns, 0), count);
  return { from: within(first), to: within(last) };
}

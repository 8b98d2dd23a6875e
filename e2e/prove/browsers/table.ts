import type { Told } from './tell-stories';

/** One line a story, one column a browser. */
export function table(columns: { name: string; told: Told[] }[]): string {
  const titles = columns[0]?.told.map(({ title }) => title) ?? [];
  const width = Math.max(...titles.map(({ length }) => length), 0) + 2;
  const widths = columns.map(({ name }) => name.length + 2);
  const line = (title: string, cells: string[]) =>
    `  ${title.padEnd(width)}${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('')}`.trimEnd();
  return [
    line(
      '',
      columns.map(({ name }) => name),
    ),
    ...titles.map((title, row) =>
      line(
        title,
        columns.map(({ told }) => (told[row]?.fault === undefined ? 'yes' : 'NO')),
      ),
    ),
  ].join('\n');
}

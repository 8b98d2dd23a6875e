/** Prints rows in aligned columns; the last column is not padded. */
export function printTable<Row extends object>(columns: readonly (keyof Row & string)[], rows: readonly Row[]): void {
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => String(row[column]).length)));
  const line = (cells: string[]) =>
    console.log(
      `  ${cells.map((cell, index) => (index === cells.length - 1 ? cell : cell.padEnd(widths[index] ?? 0))).join('  ')}`,
    );
  line([...columns]);
  for (const row of rows) line(columns.map((column) => String(row[column])));
}

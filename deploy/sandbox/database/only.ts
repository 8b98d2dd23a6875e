/** The row of a statement that always answers one, such as `insert … returning`. */
export function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The statement should have answered a row.');
  return row;
}

import { present } from '../present';

/** The row of a statement that always returns exactly one, such as `insert … returning`. */
export function only<Row>(rows: Row[]): Row {
  return present(rows[0]);
}

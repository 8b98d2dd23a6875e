import { requirePresent } from '../require-present';

/** The row of a statement that always returns exactly one, such as `insert … returning`. */
export function onlyRow<Row>(rows: Row[]): Row {
  return requirePresent(rows[0]);
}

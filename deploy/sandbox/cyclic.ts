import { requirePresent } from './require-present';

/** The item at an index, wrapping around at the end of the list. */
export function cyclic<T>(list: readonly T[], index: number): T {
  return requirePresent(list[index % list.length]);
}

import { present } from './present';

/** The item at an index, wrapping around at the end of the list. */
export function cyclic<T>(list: readonly T[], index: number): T {
  return present(list[index % list.length]);
}

import { present } from './present';

/** The item at an index that runs on from the beginning after the end. */
export function cyclic<T>(list: readonly T[], index: number): T {
  return present(list[index % list.length]);
}

import type { Picture } from './picture';

/** What a reader found in a file of its kind; `undefined` for a damaged one. */
export interface Outline extends Omit<Picture, 'kind'> {
  /** Bytes behind the picture's end. */
  rest: number;
}

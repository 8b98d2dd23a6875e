import type { Picture } from '../picture';

/** A merchant's drawn identity. */
export interface Brand {
  /** 48 by 48. */
  symbol: Picture;
  word: {
    /** One stroked path per letter. */
    letters: readonly string[];
    width: number;
    height: number;
    weight: number;
    cap: 'round' | 'butt';
    /** Degrees of a forward lean, negative. */
    slant?: number;
  };
  /** Behind the symbol in the browser's tab. */
  ground: string;
  /** The word's colour without a theme. */
  ink: string;
}

/** The colours of a motif; `tone` and `pale` come from the game's palette, the others are fixed. */
export type Color = 'gold' | 'tone' | 'pale' | 'shine' | 'ink' | 'red' | 'green' | 'blue';

/** A filled path, or with `line-` a stroked one; `mirror` draws it on the other side as well. */
export type Stroke = readonly [color: Color | `line-${Color}`, path: string, mirror?: 'mirror'];

/** A subject drawn in a box from -50 to 50 in both directions. */
export type Motif = readonly Stroke[];

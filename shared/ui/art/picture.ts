/** A drawing as data, rendered by React or by the server. Colours may be custom properties. */
export interface Picture {
  width: number;
  height: number;
  gradients: readonly Gradient[];
  shapes: readonly Shape[];
}

export interface Gradient {
  kind: 'down' | 'across' | 'round';
  /** Colours from start to end (or from the middle outwards), evenly spaced; `#rrggbbaa` or a property with its opacity. */
  stops: readonly (string | readonly [color: string, opacity: number])[];
}

/** A colour, or the index of one of the picture's gradients. */
export type Paint = string | number;

export interface Shape {
  path: string;
  fill?: Paint;
  stroke?: Paint;
  width?: number;
  cap?: 'round' | 'butt';
  opacity?: number;
  transform?: string;
}

/** Rounds a computed coordinate. */
export const short = (value: number): number => Math.round(value * 10) / 10;

export const disc = (x: number, y: number, radius: number): string => oval(x, y, radius, radius);

export const oval = (x: number, y: number, across: number, down: number): string =>
  `M${short(x - across)} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0z`;

/** A star with `points` tips, the first one up; `depth` is how far in the notches lie, from 0 to 1. */
export function star(x: number, y: number, radius: number, points = 5, depth = 0.55): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI * index) / points;
    const reach = index % 2 ? radius * (1 - depth) : radius;
    return `${short(x + reach * Math.sin(angle))} ${short(y - reach * Math.cos(angle))}`;
  });
  return `M${corners.join('L')}z`;
}

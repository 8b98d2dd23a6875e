import type { Paint, Shape } from '../picture';
import type { Color, Motif } from './motif';

/** Paints for a motif; gold and tone are gradients of its picture. */
export const paintFrom =
  (gold: Paint, tone: Paint, pale: Paint) =>
  (color: Color): Paint =>
    ({ gold, tone, pale, shine: '#fffdf5', ink: '#1c1226', red: '#d92a34', green: '#2f9e4a', blue: '#3a9bea' })[color];

/** A motif as shapes of a picture, placed by `transform`. */
export function paintMotif(motif: Motif, transform: string, paint: (color: Color) => Paint, opacity?: number): Shape[] {
  return motif.flatMap(([color, path, mirror]) => {
    const line = color.startsWith('line-');
    const value = paint(color.replace('line-', '') as Color);
    const shape: Shape = { path, transform, opacity, ...(line ? { stroke: value, width: 4 } : { fill: value }) };
    return mirror ? [shape, { ...shape, transform: `${transform} scale(-1 1)` }] : [shape];
  });
}

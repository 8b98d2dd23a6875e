import { chatSnap } from '@atrium/api/figures';

/** A position of the button's upper left corner in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

export interface WindowSize {
  width: number;
  height: number;
}

/** Moves the button to the nearest edge of the window; along that edge it stays where it is, inside the window. */
export function snap(point: Point, size: WindowSize): Point {
  const { x, y } = keepInside(point, size);
  const right = size.width - chatSnap.far;
  const bottom = size.height - chatSnap.far;
  const { near } = chatSnap;
  const edges: [distance: number, place: Point][] = [
    [x - near, { x: near, y }],
    [right - x, { x: right, y }],
    [y - near, { x, y: near }],
    [bottom - y, { x, y: bottom }],
  ];
  return edges.reduce((nearest, edge) => (edge[0] < nearest[0] ? edge : nearest))[1];
}

export function keepInside({ x, y }: Point, { width, height }: WindowSize): Point {
  return { x: within(x, width), y: within(y, height) };
}

function within(value: number, length: number): number {
  return Math.max(chatSnap.near, Math.min(value, length - chatSnap.far));
}

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

/** Size of the button in CSS pixels. */
export const buttonSize = { width: 56, height: 56 };

/** Part of the folded button that stays in the window, in CSS pixels. */
const strip = 18;

/** How far the button moves towards the edge that it lies at, to be out of the way: all but a strip leaves the window. */
export function foldedShift({ x, y }: Point, size: WindowSize): Point {
  const { near, far } = chatSnap;
  if (x <= near) return { x: strip - buttonSize.width - x, y: 0 };
  if (x >= size.width - far) return { x: size.width - strip - x, y: 0 };
  return { x: 0, y: y <= near ? strip - buttonSize.height - y : size.height - strip - y };
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

import type { Point } from './motion';

interface Size {
  width: number;
  height: number;
}

/** Size of the button in CSS pixels; it has it also while it is hidden. */
export const buttonSize: Size = { width: 56, height: 56 };

/** Space to the edges of the window, in CSS pixels; at the lower end is the tab bar of phones. */
const margin = { side: 8, top: 72, bottom: 76 };

/** The corners of the window that the game offers as places of the button. */
export const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

/** A corner, or the button's place at the start. */
export type Spot = (typeof corners)[number] | 'start';

export function isSpot(value: unknown): value is Spot {
  return value === 'start' || corners.some((corner) => corner === value);
}

/** The position nearest to a point with the whole button inside the window. */
export function keepInside({ x, y }: Point, button: Size, window: Size): Point {
  const right = Math.max(margin.side, window.width - button.width - margin.side);
  const bottom = Math.max(0, window.height - button.height - margin.bottom);
  return { x: clamp(x, margin.side, right), y: clamp(y, Math.min(margin.top, bottom), bottom) };
}

/** The position of a spot. */
export function pointOf(spot: Spot, button: Size, window: Size): Point {
  const x = spot.endsWith('right') ? window.width : 0;
  const y = spot === 'start' ? window.height * 0.6 : spot.startsWith('top') ? 0 : window.height;
  return keepInside({ x, y }, button, window);
}

/** How far the button is shifted to be out of the way: all but a strip is beyond the nearest side of the window. */
export function foldedShift({ x }: Point, button: Size, window: Size): number {
  const strip = 16;
  const isLeft = x + button.width / 2 < window.width / 2;
  return isLeft ? strip - button.width - x : window.width - strip - x;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

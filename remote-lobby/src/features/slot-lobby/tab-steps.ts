/** How far an arrow moves the strip, in px. Source: requirement LOB-07. */
export const tabStep = 150;

/** Where the strip stands after a step: never before its beginning nor beyond its end. All in px. */
export function steppedOffset(offset: number, direction: -1 | 1, end: number): number {
  return Math.min(Math.max(offset + direction * tabStep, 0), Math.max(end, 0));
}

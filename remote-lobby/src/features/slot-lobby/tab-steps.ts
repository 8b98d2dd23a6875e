/** Distance of one step, in px. Source: requirement LOB-07. */
export const tabStep = 150;

/** Scroll offset after a step, clamped to the strip. All in px. */
export function steppedOffset(offset: number, direction: -1 | 1, end: number): number {
  return Math.min(Math.max(offset + direction * tabStep, 0), Math.max(end, 0));
}

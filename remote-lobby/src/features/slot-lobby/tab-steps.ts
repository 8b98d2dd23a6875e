import { vendorTabs } from '@atrium/api/figures';

/** Scroll offset after a step, clamped to the strip. All in px. */
export function steppedOffset(offset: number, direction: -1 | 1, end: number): number {
  return Math.min(Math.max(offset + direction * vendorTabs.step, 0), Math.max(end, 0));
}

import { pictureLimits } from './picture';

/** Whether dimensions in pixels are allowed. */
export function fits(width: number, height: number): boolean {
  const { side, pixels } = pictureLimits;
  return width <= side && height <= side && width * height <= pixels;
}

import { lightOf, luminanceOf } from './luminance';

/** At this luminance black and white have the same contrast. */
const evenLuminance = Math.sqrt(1.05 * 0.05) - 0.05;

/**
 * Black or white, whichever text reads better on a ground of this colour: with a contrast of at least 4.5 to 1 (WCAG
 * 2.2, 1.4.3). `undefined` for a colour that is not written as `#rgb`, `#rrggbb` or `rgb(r, g, b)`.
 */
export function textOn(ground: string): '#000' | '#fff' | undefined {
  const light = lightOf(ground);
  return light && (luminanceOf(light) > evenLuminance ? '#000' : '#fff');
}

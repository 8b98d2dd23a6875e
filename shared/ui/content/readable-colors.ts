import { lightOf, luminanceOf } from './luminance';

/** The same colour where the ground is light, and where it is dark: `rgb(r g b)` of whole numbers. */
export interface ReadableColors {
  onLight: string;
  onDark: string;
}

/**
 * A colour as light or dark as text needs on the surfaces of every theme: a contrast of at least 4.5 to 1 (WCAG 2.2,
 * 1.4.3), in the same hue. `undefined` for a colour that is not written as `#rgb`, `#rrggbb` or `rgb(r, g, b)`.
 */
export function readableColors(color: string): ReadableColors | undefined {
  const light = lightOf(color);
  if (!light) return undefined;
  const luminance = luminanceOf(light);
  const darker = Math.min(1, highestOnLight / luminance);
  const whiter = Math.max(0, (lowestOnDark - luminance) / (1 - luminance));
  return {
    onLight: written(light.map((part) => part * darker)),
    onDark: written(light.map((part) => part + (1 - part) * whiter)),
  };
}

/** For text on surfaces of a luminance of at least 0.75, as those of light themes are. */
const highestOnLight = (0.75 + 0.05) / 4.6 - 0.05;
/** For text on surfaces of a luminance of at most 0.035, as those of dark themes are. */
const lowestOnDark = (0.035 + 0.05) * 4.6 - 0.05;

function written(light: number[]): string {
  const parts = light.map((part) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055));
  return `rgb(${parts.map((part) => Math.round(part * 255)).join(' ')})`;
}

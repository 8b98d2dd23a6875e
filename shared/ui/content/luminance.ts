/** Share of red, green and blue in the luminance (WCAG 2.2, relative luminance). */
const weights = [0.2126, 0.7152, 0.0722];

/**
 * Red, green and blue of a colour as linear light from 0 to 1. `undefined` for a colour that is not written as `#rgb`,
 * `#rrggbb` or `rgb(r, g, b)`.
 */
export function lightOf(color: string): number[] | undefined {
  const parts = hexadecimalParts(color) ?? decimalParts(color);
  return parts?.map((part) => linear(Math.min(part, 255) / 255));
}

/** Relative luminance, from 0 for black to 1 for white. */
export function luminanceOf(light: readonly number[]): number {
  return light.reduce((sum, part, at) => sum + part * (weights[at] ?? 0), 0);
}

function hexadecimalParts(color: string): number[] | undefined {
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color) ?? [];
  if (digits === undefined) return undefined;
  const size = digits.length / 3;
  return [0, 1, 2].map((part) => Number.parseInt(digits.slice(part * size, (part + 1) * size).repeat(3 - size), 16));
}

function decimalParts(color: string): number[] | undefined {
  return /^rgb\( *(\d{1,3})[ ,]+(\d{1,3})[ ,]+(\d{1,3}) *\)$/i.exec(color)?.slice(1).map(Number);
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

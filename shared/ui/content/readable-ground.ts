/**
 * Black or white, whichever text of this colour reads better on: with a contrast of at least 4.5 to 1 (WCAG 2.2,
 * 1.4.3). `undefined` for a colour that is not written as `#rgb`, `#rrggbb` or `rgb(r, g, b)`.
 */
export function readableGround(color: string): '#000' | '#fff' | undefined {
  const parts = hexadecimalParts(color) ?? decimalParts(color);
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => linear(part / 255));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > evenLuminance ? '#000' : '#fff';
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

/** At this luminance black and white have the same contrast. */
const evenLuminance = Math.sqrt(1.05 * 0.05) - 0.05;

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

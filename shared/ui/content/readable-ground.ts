/**
 * Black or white, whichever text of this colour reads better on: with a contrast of at least 4.5 to 1 (WCAG 2.2,
 * 1.4.3). `undefined` for a colour that is not written in hexadecimal.
 */
export function readableGround(color: string): '#000' | '#fff' | undefined {
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color) ?? [];
  if (!digits) return undefined;
  const size = digits.length / 3;
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((part) =>
    linear(Number.parseInt(digits.slice(part * size, (part + 1) * size).repeat(3 - size), 16) / 255),
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > evenLuminance ? '#000' : '#fff';
}

/** At this luminance black and white have the same contrast. */
const evenLuminance = Math.sqrt(1.05 * 0.05) - 0.05;

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

import { png, type Raster } from './png';
import { randomFrom } from './random-from';

/** Size of the picture in pixels. */
export const picture = { width: 300, height: 160 };
/** Size of the piece in pixels: a square with a knob at its top and its right. */
export const piece = { size: 52, knob: 8 };

type Colour = [number, number, number];

/** Pixels from the top of the picture to the gap. */
export function gapTop(seed: number): number {
  return Math.round(15 + randomFrom(~seed)() * (picture.height - piece.size - 30));
}

/** Paints the picture with its gap at `gapX`, and the piece that fits into it, as PNG. */
export function paintPuzzle(seed: number, gapX: number): { background: Buffer; slice: Buffer } {
  const scene = paintScene(randomFrom(seed));
  const top = gapTop(seed);
  const slice = blank(piece.size, piece.size);
  for (let y = 0; y < piece.size; y += 1) {
    for (let x = 0; x < piece.size; x += 1) {
      if (!inPiece(x, y)) continue;
      const from = at(scene, gapX + x, top + y);
      const to = at(slice, x, y);
      const edge = isEdge(x, y);
      for (let channel = 0; channel < 3; channel += 1) {
        const colour = scene.bytes[from + channel] ?? 0;
        slice.bytes[to + channel] = edge ? 255 - (255 - colour) * 0.25 : colour;
        scene.bytes[from + channel] = edge ? colour * 0.75 + 64 : colour * 0.4;
      }
      slice.bytes[to + 3] = 255;
    }
  }
  return { background: png(scene), slice: png(slice) };
}

/** Paints a sky with a sun and rows of hills, with grain so that no two places are alike. */
function paintScene(random: () => number): Raster {
  const { width, height } = picture;
  const scene = blank(width, height);
  const hue = random() * 360;
  const [high, low] = [hsl(hue, 0.55, 0.45), hsl(hue + 40, 0.7, 0.75)];
  const sun = { x: random() * width, y: 20 + random() * 50, radius: 14 + random() * 18 };
  const hills = Array.from({ length: 4 }, (_, index) => ({
    base: 70 + index * 24 + random() * 12,
    waves: Array.from({ length: 3 }, () => ({
      size: 4 + random() * 12,
      length: 18 + random() * 70,
      shift: random() * 7,
    })),
    colour: hsl(hue + 120 + index * 18, 0.35, 0.5 - index * 0.09),
  }));
  for (let x = 0; x < width; x += 1) {
    const tops = hills.map(({ base, waves }) =>
      waves.reduce((sum, { size, length, shift }) => sum + size * Math.sin(x / length + shift), base),
    );
    for (let y = 0; y < height; y += 1) {
      const front = tops.findLastIndex((hillTop) => y > hillTop);
      const inSun = Math.hypot(x - sun.x, y - sun.y) < sun.radius;
      const sky = inSun ? hsl(hue + 60, 0.9, 0.85) : mixed(high, low, y / height);
      const colour = hills[front]?.colour ?? sky;
      const grain = (random() - 0.5) * 22;
      scene.bytes.set([...colour.map((value) => clamp(value + grain)), 255], at(scene, x, y));
    }
  }
  return scene;
}

function inPiece(x: number, y: number): boolean {
  const { size, knob } = piece;
  const middle = (size - knob) / 2;
  const body = x < size - knob && y >= knob;
  const onTop = Math.hypot(x - middle, y - knob) < knob;
  const onRight = Math.hypot(x - (size - knob), y - (knob + middle)) < knob;
  return body || onTop || onRight;
}

function isEdge(x: number, y: number): boolean {
  return !(inPiece(x - 2, y) && inPiece(x + 2, y) && inPiece(x, y - 2) && inPiece(x, y + 2)) || x < 2 || y < 2;
}

function blank(width: number, height: number): Raster {
  return { width, height, bytes: new Uint8Array(width * height * 4) };
}

const at = ({ width }: Raster, x: number, y: number) => (y * width + x) * 4;
const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
const mixed = (one: Colour, other: Colour, share: number) =>
  one.map((value, channel) => value + ((other[channel] ?? 0) - value) * share) as Colour;

function hsl(hue: number, saturation: number, lightness: number): Colour {
  const strength = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    return 255 * (lightness - strength * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

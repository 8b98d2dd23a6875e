import { strokes } from '@atrium/deploy/captcha-strokes';

/** Grid spacing of the letters, in picture units. */
const grid = 5;

/** Reads the sandbox's captcha, `data:image/svg+xml;base64,…`, by the known strokes of its letters. */
export function readCaptcha(picture: string): string {
  const svg = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64').toString();
  const drawn = [...svg.matchAll(/<path transform="[^"]*" stroke="[^"]*" d="M([^"]*)"/g)];
  return drawn.map(([, path = '']) => letterOf(path)).join('');
}

function letterOf(path: string): string {
  const straightened = path
    .split('M')
    .map((stroke) => stroke.split('L').map(pointOf).join(''))
    .join(' ');
  const [letter] = Object.entries(strokes).find(([, drawn]) => drawn === straightened) ?? [];
  if (letter === undefined) throw new Error(`No letter is drawn as ${straightened}.`);
  return letter;
}

function pointOf(point: string): string {
  return point
    .split(' ')
    .map((place) => Math.round(Number(place) / grid))
    .join('');
}

import { randomInt } from 'node:crypto';
import { strokes } from './captcha-strokes';

const width = 140;
const height = 48;

/** Draws the text as distorted strokes, without text elements, as a data URL. */
export function drawCaptcha(text: string): string {
  const letters = [...text].map((letter, index) => drawLetter(letter, index)).join('');
  const noise = Array.from({ length: 5 }, () => drawNoise()).join('');
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" rx="6" fill="#eef1f6"/>${noise}` +
    `<g fill="none" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round">${letters}</g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;
}

/** Letters are drawn on a grid of 4 by 6, then moved, rotated and distorted. */
function drawLetter(letter: string, index: number): string {
  const lines = (strokes[letter] ?? '').split(' ').map((stroke) => {
    const points = [...stroke.matchAll(/\d\d/g)].map(([point]) => {
      const [x, y] = [Number(point[0]), Number(point[1])];
      return `${(x * 5 + jitter()).toFixed(1)} ${(y * 5 + jitter()).toFixed(1)}`;
    });
    return `M${points.join('L')}`;
  });
  const place = `translate(${14 + index * 31 + randomInt(-3, 4)} ${9 + randomInt(-3, 4)}) rotate(${randomInt(-14, 15)} 10 15)`;
  return `<path transform="${place}" stroke="hsl(${randomInt(360)} 60% 32%)" d="${lines.join('')}"/>`;
}

function drawNoise(): string {
  const [x1, y1, x2, y2] = [randomInt(40), randomInt(height), width - randomInt(40), randomInt(height)];
  const bend = `${randomInt(width)} ${randomInt(height)}`;
  return `<path d="M${x1} ${y1}Q${bend} ${x2} ${y2}" fill="none" stroke="hsl(${randomInt(360)} 40% 65%)" stroke-width="1.4"/>`;
}

const jitter = () => randomInt(-9, 10) / 10;

import { paintFrom, paintMotif } from '../game/paint-motif';
import type { Motif } from '../game/motif';
import { randomFrom } from '../game/random-from';
import { disc, short, star, type Gradient, type Shape } from '../picture';

/** The box of every scene; text is on its left, and phones show the middle two thirds. */
export const width = 1600;
export const height = 600;

/** A property of the merchant's theme. */
export const tint = (name: 'high' | 'low' | 'far' | 'near' | 'light' | 'glow' | 'spark'): string =>
  `var(--art-${name})`;

/** Gradients every scene has, in this order. */
export const gradients: readonly Gradient[] = [
  { kind: 'down', stops: [tint('high'), tint('low')] },
  {
    kind: 'round',
    stops: [
      [tint('glow'), 0.85],
      [tint('glow'), 0.3],
      [tint('glow'), 0],
    ],
  },
  { kind: 'down', stops: ['#fff3b8', '#f5b933', '#b8690f'] },
  { kind: 'down', stops: [tint('light'), tint('glow')] },
  {
    kind: 'down',
    stops: [
      [tint('spark'), 0],
      [tint('spark'), 0.75],
      [tint('light'), 0],
    ],
  },
  {
    kind: 'across',
    stops: [
      [tint('high'), 0.85],
      [tint('high'), 0.4],
      [tint('high'), 0],
    ],
  },
];

export const ground: Shape = { path: `M0 0h${width}v${height}H0z`, fill: 0 };

export const glow = (x: number, y: number, radius: number): Shape => ({ path: disc(x, y, radius), fill: 1 });

export const light = (path: string, opacity = 1): Shape => ({ path, fill: tint('light'), opacity });

/** A shade over the left, so that text is readable on any scene. */
export const shade: Shape = { path: `M0 0h1000v${height}H0z`, fill: 5 };

export const place = (motif: Motif, x: number, y: number, scale: number, turn = 0): Shape[] => [
  ...paintMotif(motif, `translate(${x} ${y}) rotate(${turn}) scale(${scale})`, paintFrom(2, 3, tint('light'))),
];

/** Stars above the horizon; `tips` 4 for glints. */
export function stars(seed: string, count: number, horizon: number, tips = 4): Shape {
  const random = randomFrom(seed);
  const one = () => star(short(random() * width), short(random() * horizon), short(2 + random() ** 3 * 12), tips, 0.7);
  return light(Array.from({ length: count }, one).join(''), 0.8);
}

/** A ridge from left to right through these heights, down to the ground. */
export function ridge(heights: readonly number[], fill: string, opacity?: number): Shape {
  const step = width / (heights.length - 1);
  const curve = heights.slice(1).map((y, index) => {
    const [x0, x1, from] = [index * step, (index + 1) * step, heights[index]];
    const middle = short((x0 + x1) / 2);
    return `C${middle} ${from} ${middle} ${y} ${short(x1)} ${y}`;
  });
  return { path: `M0 ${heights[0]}${curve.join('')}V${height}H0z`, fill, opacity };
}

/** Rows of waves, as thin crescents. */
export function waves(from: number, rows: number, opacity: number): Shape {
  const row = (index: number) =>
    Array.from({ length: 9 }, (_, wave) => {
      const x = wave * 190 + (index % 2) * 95 - 60;
      return `M${x} ${from + index * 34}q48-18 95 0t95 0q-48 10-95 8t-95-8z`;
    }).join('');
  return light(Array.from({ length: rows }, (_, index) => row(index)).join(''), opacity);
}

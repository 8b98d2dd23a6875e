import { disc, star } from '../picture';
import type { Brand } from './brand';

/** Curtains of light under a polar star, within a fine ring; letters as thin as the ring. */
export const aurora: Brand = {
  symbol: {
    width: 48,
    height: 48,
    gradients: [
      { kind: 'down', stops: ['#fff0c4', '#e0b354', '#a9741f'] },
      { kind: 'down', stops: ['#f7dc9a', ['#8b7cf6', 0.9], ['#5a49d6', 0.15]] },
    ],
    shapes: [
      { path: disc(24, 24, 22), stroke: 0, width: 1.75 },
      {
        path: 'M11 38c5-6 0-11 4-18 3 6 5 11 2 18zM20 41c5-8-1-13 4-22 5 9-1 14 4 22zM37 38c-5-6 0-11-4-18-3 6-5 11-2 18z',
        fill: 1,
      },
      { path: star(24, 11.5, 8, 4, 0.78), fill: 0 },
    ],
  },
  word: {
    letters: [
      'M0 24 9.5 0 19 24',
      'M27 0v15a8.5 8.5 0 0 0 17 0V0',
      'M54 24V0h8a7 7 0 0 1 0 14h-8m8 0 8 10',
      'M90 0a12 12 0 1 0 0 24 12 12 0 0 0 0-24z',
      'M111 24V0h8a7 7 0 0 1 0 14h-8m8 0 8 10',
      'M133 24 142.5 0 152 24',
    ],
    width: 152,
    height: 24,
    weight: 2,
    cap: 'butt',
  },
  ground: '#100e24',
  ink: '#f7e6bd',
};

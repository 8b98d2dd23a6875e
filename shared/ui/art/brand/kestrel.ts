import type { Brand } from './brand';

/** A stooping falcon of blades; heavy slanted capitals. */
export const kestrel: Brand = {
  symbol: {
    width: 48,
    height: 48,
    gradients: [
      { kind: 'across', stops: ['#6a2bea', '#a06bff'] },
      { kind: 'across', stops: ['#9fe000', '#d8ff70'] },
    ],
    shapes: [
      { path: 'M2 8h22l9 11-9 6z', fill: 0 },
      { path: 'M8 20h14l8 8-8 6z', fill: 0, opacity: 0.75 },
      { path: 'M14 32h8l6 6-6 6z', fill: 0, opacity: 0.5 },
      { path: 'M26 8h10l10 10-8 2-8 24-6-4 6-18z', fill: 1 },
      { path: 'M36 13.5h4L37 16.5z', fill: '#141b00' },
    ],
  },
  word: {
    letters: [
      'M2.5 0v24M19 0 5 12.5 20 24',
      'M42 2.5H27.5v19H42M28 12h12',
      'M65 2.5H50.5V12H63v9.5H48',
      'M70 2.5h20M80 2v22',
      'M97.5 24V2.5H112V14H98m6 0 9 10',
      'M135 2.5h-14.5v19H135M121 12h12',
      'M143.5 0v21.5H158',
    ],
    width: 158,
    height: 24,
    weight: 5,
    cap: 'butt',
    slant: -12,
  },
  ground: '#14161c',
  ink: '#ffffff',
};

import type { Brand } from './brand';

/** An open flower on water; soft round letters. */
export const lotus: Brand = {
  symbol: {
    width: 48,
    height: 48,
    gradients: [
      { kind: 'down', stops: ['#ffd3da', '#ee8fa4'] },
      { kind: 'down', stops: ['#2fb184', '#0a6a4b'] },
    ],
    shapes: [
      { path: 'M24 36C10 37 3 29 2 19c9 0 18 6 22 17zm0 0c14 1 21-7 22-17-9 0-18 6-22 17z', fill: 1 },
      { path: 'M24 36C13 32 9 22 11 11c8 4 13 14 13 25zm0 0c11-4 15-14 13-25-8 4-13 14-13 25z', fill: 0 },
      { path: 'M24 36c-8-9-8-24 0-33 8 9 8 24 0 33z', fill: '#fff4ef' },
      { path: 'M24 36c-8-9-8-24 0-33 8 9 8 24 0 33z', fill: 0, opacity: 0.55 },
      { path: 'M10 42q7-4 14 0t14 0', stroke: 1, width: 3 },
    ],
  },
  word: {
    letters: [
      'M3 0v24',
      'M22 8.5a7.75 7.75 0 1 0 0 15.5 7.75 7.75 0 0 0 0-15.5z',
      'M42 3v16a5 5 0 0 0 5 5M37 9.5h10',
      'M56 9v8a7 7 0 0 0 14 0V9m0 0v15',
      'M91 11.5c-3-4-11.5-4-11.5.75C79.5 17.5 92 15 92 20s-9.5 5.5-13 1',
    ],
    width: 94,
    height: 24,
    weight: 4.5,
    cap: 'round',
  },
  ground: '#e9f7ef',
  ink: '#0c3d2f',
};

import { disc, oval, star } from '../picture';
import type { Motif } from './motif';

const head = 'M0-36C26-36 40-18 38 4 36 26 18 38 0 38S-36 26-38 4C-40-18-26-36 0-36z';
const muzzle = 'M0 6c12 0 22 8 20 18S10 36 0 36-18 34-20 24-12 6 0 6z';
const snout = [
  ['ink', 'M-8 9h16L0 18z'],
  ['line-ink', 'M0 18v5c-3 5-9 5-12 1m12-1c3 5 9 5 12 1'],
] as const;
const eyes = [
  ['shine', disc(15, -6, 6.5), 'mirror'],
  ['ink', disc(14, -5, 4), 'mirror'],
  ['shine', disc(15.5, -6.5, 1.3), 'mirror'],
] as const;

/** Faces that look at the player. */
export const beasts = {
  tiger: [
    ['gold', disc(27, -27, 12), 'mirror'],
    ['ink', disc(27, -27, 6), 'mirror'],
    ['gold', head],
    ['shine', muzzle],
    ['ink', 'M0-36l5 17-5-4-5 4z'],
    ['ink', 'M13-34l3 15 7-11zM39-6 23-2l15 5zM38 10l-14 3 12 6z', 'mirror'],
    ...eyes,
    ...snout,
  ],
  lion: [
    ['red', star(0, 0, 49, 14, 0.18)],
    ['tone', star(0, 0, 43, 14, 0.14)],
    ['gold', disc(24, -24, 9), 'mirror'],
    ['gold', 'M0-30C22-30 32-16 30 4 28 24 16 34 0 34S-28 24-30 4C-32-16-22-30 0-30z'],
    ['shine', muzzle],
    ...eyes,
    ...snout,
  ],
  fox: [
    ['red', 'M12-22 40-46C46-26 42-10 34 0z', 'mirror'],
    ['ink', 'M22-22 37-37C40-26 38-16 34-8z', 'mirror'],
    ['gold', 'M0-24c18-4 30-2 40 16C36 18 16 36 0 42-16 36-36 18-40-8-30-26-18-28 0-24z'],
    ['shine', 'M40-6C36 20 16 36 0 42 4 22 16 4 40-6z', 'mirror'],
    ['ink', 'M8-2c8-8 14-8 20-6-4 8-12 10-20 6z', 'mirror'],
    ['ink', disc(0, 38, 6)],
  ],
  panda: [
    ['ink', disc(30, -28, 13), 'mirror'],
    ['shine', oval(0, 2, 42, 38)],
    ['ink', 'M10-10C20-18 32-8 28 6S10 18 8 8 4-4 10-10z', 'mirror'],
    ['shine', disc(16, -1, 6), 'mirror'],
    ['ink', disc(15, 0, 3.4), 'mirror'],
    ['ink', oval(0, 16, 7, 5)],
    ['line-ink', 'M0 20v4c-3 4-8 4-10 1m10-1c3 4 8 4 10 1'],
    ['green', 'M20 30c10-8 20-8 28-2-8 6-18 8-28 2z'],
  ],
  dragon: [
    ['gold', 'M10-26C12-40 24-48 40-46 31-40 32-30 24-18z', 'mirror'],
    ['tone', 'M22-18 46-22 37-9 49-1 36 5 43 18 24 18z', 'mirror'],
    ['pale', 'M0-34c17 0 28 11 27 26 0 10-8 14-10 24-2 12-8 22-17 22s-15-10-17-22C-19 6-27 2-27-8c-1-15 10-26 27-26z'],
    ['gold', 'M0-30c6 4 8 14 6 26l-6 8-6-8c-2-12 0-22 6-26z'],
    ['ink', 'M6-10 25-18 22-6 11-2z', 'mirror'],
    ['shine', disc(16, -7, 3.6), 'mirror'],
    ['gold', 'M0 10c9 0 16 5 16 13s-7 11-16 11-16-3-16-11 7-13 16-13z'],
    ['ink', oval(6, 19, 2.6, 3.2), 'mirror'],
    ['line-gold', 'M16 26c12-4 22 2 26 14', 'mirror'],
    ['red', disc(0, -25, 5)],
  ],
  phoenix: [
    ['red', 'M6-6C16-34 34-42 49-38 50-18 38 6 8 14z', 'mirror'],
    ['gold', 'M8 2C22-4 36-14 44-28 44-8 32 12 8 18z', 'mirror'],
    ['tone', 'M3 18c14 4 24 14 26 28-14-2-22-10-26-20z', 'mirror'],
    ['red', 'M0-22c12 0 14 16 11 28L0 49-11 6c-3-12-1-28 11-28z'],
    ['gold', 'M0-8c6 0 7 10 5 18L0 32-5 10c-2-8-1-18 5-18zM0-40c8 0 11 6 10 12L0-18l-10-10c-1-6 2-12 10-12z'],
    ['line-gold', 'M0-38v-9m4 10 5-8', 'mirror'],
    ['ink', disc(5, -30, 1.8), 'mirror'],
  ],
} satisfies Record<string, Motif>;

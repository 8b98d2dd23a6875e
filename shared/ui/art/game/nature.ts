import { disc, oval, star } from '../picture';
import type { Motif } from './motif';

const leaf = 'M0-26C10-42 26-46 40-42 36-28 20-20 0-26z';

/** Fruit and flowers. */
export const orchard = {
  orchard: [
    ['red', 'M0-16c8-12 40-14 40 16 0 26-20 44-30 44-5 0-5-3-10-3s-5 3-10 3c-10 0-30-18-30-44 0-30 32-28 40-16z'],
    ['green', leaf],
    ['line-ink', 'M0-16c-1-10 1-18 6-24'],
    ['shine', 'M-28-6c2-10 8-14 16-13-8 4-12 12-12 22-3-1-5-4-4-9z'],
  ],
  cherry: [
    ['line-green', 'M-18 10C-12-14 2-30 20-40M18 4C16-12 16-26 20-40'],
    ['green', 'M20-40c-14-9-32-6-40 6 14 8 30 4 40-6z'],
    ['red', disc(-20, 24, 19) + disc(20, 20, 19)],
    ['shine', oval(-26, 17, 4, 6) + oval(14, 13, 4, 6)],
  ],
  harvest: [
    ['gold', oval(0, 10, 44, 33)],
    ['red', oval(0, 10, 30, 34)],
    ['gold', oval(0, 10, 14, 35)],
    ['green', 'M-6-24c-2-12 2-18 10-22l6 6c-6 4-8 8-6 16zM4-24c14-10 26-8 34 0-12 6-24 6-34 0z'],
  ],
  garden: [
    ['green', 'M4 22c14-12 32-10 44 2-14 16-32 14-44 2z', 'mirror'],
    ['tone', 'M8 28C36 28 48 10 49-8 30-6 14 8 8 28z', 'mirror'],
    ['pale', 'M5 26C30 16 34-10 28-30 12-18 2 4 5 26z', 'mirror'],
    ['shine', 'M0-44c15 20 15 50 0 70-15-20-15-50 0-70z'],
    ['gold', disc(0, 22, 6)],
  ],
  fruit: [
    ['green', 'M-48-12a48 48 0 0 0 96 0z'],
    ['shine', 'M-41-12a41 41 0 0 0 82 0z'],
    ['red', 'M-36-12a36 36 0 0 0 72 0z'],
    [
      'ink',
      oval(-18, -2, 2.4, 4) + oval(0, 4, 2.4, 4) + oval(18, -2, 2.4, 4) + oval(-8, 14, 2.4, 4) + oval(9, 14, 2.4, 4),
    ],
    ['line-green', 'M-14-26C-10-38 0-44 14-46M12-24c2-8 2-16 2-22'],
    ['red', disc(-16, -24, 11) + disc(12, -22, 11)],
    ['shine', oval(-20, -28, 2.5, 3.5) + oval(8, -26, 2.5, 3.5)],
  ],
} satisfies Record<string, Motif>;

/** The night above. */
export const sky = {
  galaxy: [
    ['tone', disc(0, 0, 30)],
    ['pale', 'M-28-10c18 8 38 8 56 0 2 4 2 6 2 9-20 8-40 8-60 0 0-3 0-6 2-9z'],
    ['shine', oval(-10, -16, 8, 5)],
    ['line-gold', 'M-27 15c-16 12-22 20-18 24 6 6 34-6 58-30S46-38 42-40c-4-4-12 0-22 8'],
    ['gold', star(-36, -32, 9, 4, 0.7) + star(38, 34, 7, 4, 0.7)],
  ],
  comet: [
    ['tone', 'M4-28-48 44 28-4z'],
    ['pale', 'M10-22-34 34l56-42z'],
    ['gold', star(18, -18, 30)],
    ['shine', star(18, -18, 14)],
    ['shine', star(-30, -26, 8, 4, 0.7) + star(34, 34, 8, 4, 0.7)],
  ],
  moon: [
    ['gold', 'M10-44A44 44 0 1 0 42 18 36 36 0 0 1 10-44z'],
    ['shine', star(28, -20, 12) + star(44, 4, 6)],
    ['pale', 'M-46 40c0-12 12-16 18-10 4-12 24-12 28 0 10-6 20 0 20 10z'],
  ],
  rocket: [
    ['gold', 'M-10 20 0 49 10 20z'],
    ['red', 'M12-6C26 0 34 14 32 32L12 22z', 'mirror'],
    ['shine', 'M0-49c20 14 24 42 14 72h-28C-24-7-20-35 0-49z'],
    ['red', 'M0-49c8 6 14 13 17 22h-34c3-9 9-16 17-22z'],
    ['blue', disc(0, -8, 9)],
    ['line-ink', disc(0, -8, 9)],
    ['tone', 'M-16 16h32l-2 7h-28z'],
  ],
  star: [
    ['gold', star(0, 2, 48)],
    ['shine', star(0, 2, 24)],
  ],
} satisfies Record<string, Motif>;

/** The old East. */
export const east = {
  lantern: [
    ['line-gold', 'M0-50v14m0 74v12m-7-12v8m14-8v8'],
    ['red', 'M0-28c26 0 40 13 40 28S26 28 0 28-40 15-40 0s14-28 40-28z'],
    ['line-gold', oval(0, 0, 22, 28) + 'M0-28v56'],
    ['gold', 'M-18-38h36v10h-36zM-18 28h36v10h-36z'],
    ['shine', oval(-26, -8, 3.5, 8)],
  ],
  temple: [
    ['pale', 'M-30 4h60v30h-60zM-18-24h36v18h-36z'],
    ['red', 'M-49-2C-32-4-22-12-18-20h36C22-12 32-4 49-2l-7 9h-84zM-32-24C-18-28-8-36 0-46 8-36 18-28 32-24l-6 7h-52z'],
    ['tone', 'M-40 34h80v9h-80z'],
    ['gold', 'M-8 14Q0 4 8 14v20H-8zM-28 7h6v27h-6zM22 7h6v27h-6z'],
    ['gold', disc(0, -46, 4)],
  ],
} satisfies Record<string, Motif>;

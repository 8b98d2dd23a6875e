import { disc, oval, star } from '../picture';
import type { Motif } from './motif';

/** Stones, coins and lucky signs. */
export const treasures = {
  diamond: [
    ['blue', 'M-46-12-24-38h48L46-12 0 44z'],
    ['shine', 'M-24-38-46-12h28zM24-38 0-12 18-12zM-18-12h36L0 44z'],
    ['pale', 'M-24-38 0-12h-18zM24-38 46-12H18zM0-38-18-12h36z'],
    ['blue', 'M18-12h28L0 44z'],
  ],
  ruby: [
    ['red', 'M-22-42h44l22 22v40L22 42h-44l-22-22v-40z'],
    ['pale', 'M-22-42h44L14-22h-28zM-44-20l22-22 8 20-12 8z'],
    ['red', 'M-14-22h28L26-10v20L14 22h-28L-26 10v-20z'],
    ['tone', 'M44-20v40L26 10v-20zM22 42h-44l8-20h28z'],
    ['shine', 'M-14-22H6l-32 32v-20z'],
  ],
  crown: [
    ['gold', 'M-38 26-46-20-22 0 0-36 22 0 46-20 38 26z'],
    ['tone', 'M-38 26 -42 4c24 12 60 12 84 0l-4 22z'],
    ['gold', 'M-38 28h76v13h-76z'],
    ['gold', disc(0, -38, 6) + disc(-46, -22, 5) + disc(46, -22, 5)],
    ['red', 'M0-16 9 0 0 16-9 0z'],
    ['shine', disc(24, 34.5, 4) + disc(0, 34.5, 4) + disc(-24, 34.5, 4)],
  ],
  treasure: [
    ['gold', disc(-14, -18, 9) + disc(4, -24, 10) + disc(20, -16, 9) + disc(-30, -12, 7)],
    ['red', 'M-46-4h92v40q0 8-8 8h-76q-8 0-8-8z'],
    ['tone', 'M-46-4h92v10h-92z'],
    ['gold', 'M-34-4h10v48h-10zM24-4h10v48H24zM-10-8h20v24h-20z'],
    ['ink', disc(0, 1, 4) + 'M-2 2h4v9h-4z'],
    ['blue', 'M-2-44 8-34-2-22l-10-12z'],
    ['shine', star(30, -34, 9, 4, 0.7)],
  ],
  coins: [
    ['gold', oval(0, 34, 38, 12) + oval(4, 22, 38, 12)],
    ['line-ink', 'M-34 22c0 16 76 16 76 0'],
    ['gold', disc(-4, -14, 32)],
    ['line-ink', disc(-4, -14, 24)],
    ['tone', 'M-13-23h18v18h-18z'],
    ['shine', star(30, -36, 11, 4, 0.7)],
  ],
  seven: [
    ['red', 'M-34-42h70v20C18-2 10 18 8 44h-32C-22 20-12-2 4-18h-18l-6 10h-14z'],
    ['gold', 'M-28-36h58v12C14-6 4 16 2 38h-19C-14 16-4-6 14-24h-31l-5 9h-6z'],
  ],
  bell: [
    ['gold', 'M0-42c22 0 26 18 28 38 1 14 6 18 14 26h-84c8-8 13-12 14-26 2-20 6-38 28-38z'],
    ['tone', 'M-42 24h84v9h-84z'],
    ['gold', disc(0, 38, 9) + disc(0, -43, 6)],
    ['shine', 'M-16-20c2-8 6-12 12-13-4 10-6 24-7 40h-9c1-12 2-20 4-27z'],
  ],
  clover: [
    ['line-green', 'M2 6c4 16 10 28 22 38'],
    ['green', 'M0 0C-18-6-26-22-16-32-8-40 0-32 0-26c0-6 8-14 16-6C26-22 18-6 0 0z'],
    ['green', 'M2-2C8-20 24-28 34-18c8 8 0 16-6 16 6 0 14 8 6 16C24 24 8 16 2-2z', 'mirror'],
    ['pale', disc(0, -2, 4)],
  ],
  lightning: [
    ['gold', 'M8-48-34 8h26l-10 40L36-12H8l14-36z'],
    ['shine', 'M6-40-22 2H0l-6 24L24-6H0l12-34z'],
  ],
} satisfies Record<string, Motif>;

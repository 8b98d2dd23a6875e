import { disc, oval, star } from '../picture';
import type { Motif } from './motif';

const spade = 'M0-14C8-4 16 0 16 8c0 8-10 10-14 4l4 10H-6l4-10c-4 6-14 4-14-4C-16 0-8-4 0-14z';

/** Cards, dice and wheels. */
export const tables = {
  cards: [
    ['red', 'M-44-22-8-36 14 24l-36 14z'],
    ['gold', 'M-38-19-10-30 8 20l-28 11z'],
    ['shine', 'M-8-36h44q6 0 6 6v64q0 6-6 6H-8q-6 0-6-6v-64q0-6 6-6z'],
    ['ink', spade.replace('M0-14', 'M14-12')],
    ['ink', disc(-6, -27, 3) + disc(34, 31, 3)],
  ],
  roulette: [
    ['gold', disc(0, 0, 48)],
    ['ink', disc(0, 0, 43)],
    [
      'red',
      'M0 0-11-41a43 43 0 0 1 22 0zM0 0l41-11a43 43 0 0 1 0 22zM0 0l11 41a43 43 0 0 1-22 0zM0 0l-41 11a43 43 0 0 1 0-22z',
    ],
    ['green', 'M0 0 25-35a43 43 0 0 1 10 10z'],
    ['gold', disc(0, 0, 22)],
    ['tone', disc(0, 0, 16)],
    ['line-gold', 'M-14-14 14 14m0-28L-14 14'],
    ['shine', disc(-26, 22, 5)],
  ],
  chip: [
    ['tone', disc(0, 0, 46)],
    ['shine', 'M-8-46h16l-3 14H-5zM-8 46h16L5 32H-5zM-46-8v16l14-3V-5zM46-8v16L32 5V-5z'],
    ['pale', disc(0, 0, 32)],
    ['tone', disc(0, 0, 27)],
    ['gold', star(0, 1, 20)],
  ],
  dice: [
    ['shine', 'M0-46 42-24 0-2-42-24z'],
    ['pale', 'M-42-20-3 1v45l-39-21z'],
    ['tone', 'M42-20 3 1v45l39-21z'],
    ['red', oval(0, -24, 8, 5)],
    ['ink', oval(-31, -2, 4, 5) + oval(-14, 30, 4, 5) + oval(-22, 14, 4, 5)],
    ['shine', oval(31, -2, 4, 5) + oval(14, 30, 4, 5)],
  ],
  tile: [
    ['green', 'M-26-44h52q8 0 8 8v76q0 8-8 8h-52q-8 0-8-8v-76q0-8 8-8z'],
    ['shine', 'M-26-46h52q8 0 8 8v66q0 8-8 8h-52q-8 0-8-8v-66q0-8 8-8z'],
    ['red', disc(0, -22, 11) + disc(-15, 10, 9) + disc(15, 10, 9)],
    ['gold', disc(0, -22, 5) + disc(-15, 10, 4) + disc(15, 10, 4)],
  ],
} satisfies Record<string, Motif>;

/** Numbers that are drawn. */
export const draws = {
  balls: [
    ['gold', disc(-20, 18, 25)],
    ['red', disc(24, 22, 22)],
    ['blue', disc(6, -20, 24)],
    ['shine', disc(-20, 18, 13) + disc(24, 22, 11) + disc(6, -20, 12)],
    ['line-ink', 'M-24 13l5-3v16M20 18q8-6 8 0t-8 10h9M2-25h8l-8 12q4 0 4 0'],
  ],
  ticket: [
    ['gold', 'M-46-26 38-40l3 16c-7 1-9 10-2 13l4 22-84 14-3-16c7-1 9-10 2-13z'],
    ['shine', 'M-14-22 28-29l5 28-42 7z'],
    ['red', star(10, -11, 12)],
    ['line-ink', 'M-28-20l6 34'],
    ['tone', disc(-22, 34, 11) + disc(6, 34, 11) + disc(34, 34, 11)],
  ],
} satisfies Record<string, Motif>;

import { disc, star } from '../picture';
import type { Motif } from './motif';

/** Balls, cups and arenas. */
export const contests = {
  football: [
    ['shine', disc(0, 0, 44)],
    [
      'ink',
      'M0-17 16-5 10 14h-20l-6-19zM0-44l12 5L0-29l-12-10zM42-13l-2 17-12-8 5-13zM26 36 12 42l1-14 13-4zM-26 36l14 6-1-14-13-4zM-42-13l2 17 12-8-5-13z',
    ],
    ['line-ink', 'M0-17v-12M16-5l12-1M10 14l4 14M-10 14l-4 14M-16-5l-12-1'],
  ],
  basketball: [
    ['gold', disc(0, 0, 44)],
    ['line-ink', 'M0-44v88M-44 0h88M-31-31c18 18 18 44 0 62M31-31c-18 18-18 44 0 62'],
  ],
  trophy: [
    ['line-gold', 'M26-34h16c2 20-6 32-22 34', 'mirror'],
    ['gold', 'M-28-42h56C28-8 18 10 6 12v16h14q6 0 6 6v10h-52V34q0-6 6-6h14V12C-18 10-28-8-28-42z'],
    ['tone', star(0, -18, 15)],
    ['shine', 'M-22-36h7c0 16 3 26 7 34-9-5-13-18-14-34z'],
  ],
  racket: [
    ['line-tone', 'M4 8-34 46'],
    ['line-gold', 'M-2 4C-12-18 4-44 28-44 50-42 50-12 30 0 18 8 6 10-2 4z'],
    ['line-shine', 'M4-8 30-36M12 0l28-28M8-28 34-4M20-38 44-14'],
    ['green', disc(28, 32, 14)],
    ['line-shine', 'M18 24c8 2 14 8 16 18'],
  ],
  gamepad: [
    ['tone', 'M-22-24h44c18 0 26 20 27 42 0 14-14 18-22 6L16 10h-32l-11 14c-8 12-22 8-22-6 1-22 9-42 27-42z'],
    ['shine', 'M-27-14h8v8h8v8h-8v8h-8V2h-8v-8h8z'],
    ['gold', disc(16, -4, 5) + disc(28, -10, 5)],
    ['red', disc(28, 4, 4)],
    ['ink', disc(0, -14, 3)],
  ],
  shield: [
    ['gold', 'M0-46 40-34v32c0 24-18 38-40 48-22-10-40-24-40-48v-32z'],
    ['tone', 'M0-37 32-27v26c0 18-13 29-32 38-19-9-32-20-32-38v-26z'],
    ['shine', 'M-3-30h6v44h-6zM-14 8h28v6h-28zM-3 14h6v12h-6z'],
    ['gold', disc(0, 28, 4)],
  ],
  crosshair: [
    ['line-tone', disc(0, 0, 40)],
    ['line-gold', disc(0, 0, 24) + 'M0-49v22M0 27v22M-49 0h22M27 0h22'],
    ['red', disc(0, 0, 8)],
  ],
} satisfies Record<string, Motif>;

import type { SlotSymbol } from '../slot/rules';

export const rows = 3;

/** The reel strips. The wild is on the three reels in the middle, the scatter once on each. */
export const strips: SlotSymbol[][] = [
  'J Q H3 K A J S Q H2 K J A H1 Q K H3',
  'Q K J H2 A Q W J K H3 S A J Q H1 K',
  'A J K Q H3 J S K A W Q J H2 K Q H1',
  'K Q J A W H3 J Q S K A J H2 Q H1 K',
  'J K Q H2 A J Q H3 K S J A H1 Q K J',
].map((strip) => strip.split(' ') as SlotSymbol[]);

/** Payouts for three, four and five reels in a row from the left, for each way, in tenths of the stake. */
export const pays: Record<Exclude<SlotSymbol, 'W' | 'S'>, [number, number, number]> = {
  H1: [10, 50, 200],
  H2: [8, 30, 100],
  H3: [3, 10, 40],
  A: [2, 6, 20],
  K: [1, 3, 10],
  Q: [1, 3, 10],
  J: [1, 2, 8],
};

/** Payouts for three, four and five scatters in any position, in stakes. */
export const scatterPays: [number, number, number] = [2, 10, 50];

/** Wild, scatter, three pictures in descending value, four letters. */
export type SlotSymbol = 'W' | 'S' | 'H1' | 'H2' | 'H3' | 'A' | 'K' | 'Q' | 'J';

export const rows = 3;

/** The reel strips. The wild is on the middle three, the scatter once on each. */
export const strips: SlotSymbol[][] = [
  'J H2 Q A K S J H3 Q H1 K J A H2 Q H3',
  'Q A W J K H3 J S H2 Q K H1 J A H3 H2',
  'K J H3 S Q A H1 J W K H2 Q J H3 A H2',
  'H2 J A Q H3 K W J S Q H1 A J K H2 H3',
  'A J H3 Q K H2 J Q S A H1 K Q J H2 H3',
].map((strip) => strip.split(' ') as SlotSymbol[]);

/** The row of each reel on a line, 0 at the top. */
export const lines: number[][] = [
  '11111',
  '00000',
  '22222',
  '01210',
  '21012',
  '00122',
  '22100',
  '10001',
  '12221',
  '10121',
].map((line) => [...line].map(Number));

/** Payouts for three, four and five of a kind from the left, in stakes of one line. */
export const pays: Record<Exclude<SlotSymbol, 'W' | 'S'>, [number, number, number]> = {
  H1: [50, 250, 1500],
  H2: [30, 100, 500],
  H3: [20, 80, 300],
  A: [10, 40, 150],
  K: [10, 30, 120],
  Q: [5, 25, 80],
  J: [5, 20, 60],
};

/** Payouts for three, four and five scatters in any position, in total stakes. */
export const scatterPays: [number, number, number] = [2, 10, 50];

/**
 * Return to player over all 16^5 equally likely stops, and share of winning spins: counted exhaustively, as the test
 * beside this file does.
 */
export const returnToPlayer = 0.966935;
export const hitRate = 0.331837;

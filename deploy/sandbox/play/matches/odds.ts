/** An outcome of a match: its chance in hundredths, and its odds in tenths of the stake. */
export interface Price {
  chance: number;
  odds: number;
}

/** Stated return of every bet on a match: the product of chance and odds is the same for all. */
export const matchReturn = 0.96;

/** Price lists with a draw, from a strong home team to a strong guest. */
export const threeWay: { home: Price; draw: Price; away: Price }[] = [
  { home: price(80), draw: price(15), away: price(5) },
  { home: price(60), draw: price(30), away: price(10) },
  { home: price(48), draw: price(32), away: price(20) },
  { home: price(40), draw: price(30), away: price(30) },
  { home: price(20), draw: price(32), away: price(48) },
  { home: price(10), draw: price(30), away: price(60) },
];

/** Price lists without a draw. */
export const twoWay: { home: Price; away: Price }[] = [
  { home: price(80), away: price(20) },
  { home: price(60), away: price(40) },
  { home: price(40), away: price(60) },
  { home: price(20), away: price(80) },
];

function price(chance: number): Price {
  return { chance, odds: Math.round((matchReturn * 1_000) / chance) };
}

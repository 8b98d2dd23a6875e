/** Draws whole numbers from `from` to `to`, both included. */
export type Draw = (from: number, to: number) => number;

/** Mulberry32: the same seed draws the same numbers, so that a run can be repeated. */
export function seededRandom(seed: number): Draw {
  let state = seed >>> 0;
  return (from, to) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) % (to - from + 1));
  };
}

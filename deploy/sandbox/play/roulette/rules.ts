/** Pockets of a wheel with one zero, clockwise. */
export const wheel = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

const red = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export function colorOf(pocket: number): 'red' | 'black' | 'green' {
  if (pocket === 0) return 'green';
  return red.has(pocket) ? 'red' : 'black';
}

/** The numbers that each bet covers. It pays 36 stakes divided by their count, including the stake. */
export const bets: Readonly<Record<string, readonly number[]>> = {
  red: numbers((pocket) => colorOf(pocket) === 'red'),
  black: numbers((pocket) => colorOf(pocket) === 'black'),
  even: numbers((pocket) => pocket % 2 === 0),
  odd: numbers((pocket) => pocket % 2 === 1),
  low: numbers((pocket) => pocket <= 18),
  high: numbers((pocket) => pocket > 18),
  ...Object.fromEntries([1, 2, 3].map((part) => [`dozen-${part}`, numbers((n) => Math.ceil(n / 12) === part)])),
  ...Object.fromEntries([1, 2, 3].map((part) => [`column-${part}`, numbers((n) => n % 3 === part % 3)])),
  ...Object.fromEntries(wheel.map((pocket) => [`number-${pocket}`, [pocket]])),
};

function numbers(covers: (pocket: number) => boolean): number[] {
  return wheel.filter((pocket) => pocket > 0 && covers(pocket)).sort((one, other) => one - other);
}

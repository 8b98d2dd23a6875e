import type { Draw } from '@atrium/api';

/** Frequency of numbers by position. */
export interface Frequency {
  numbers: string[];
  /** One list per position, with a count for each of `numbers`. */
  places: number[][];
}

/** Counts numbers by position: 0 to 9 for digits, else 01 to the highest drawn. */
export function frequencyOf(draws: readonly Draw[]): Frequency {
  const rows = draws.map(({ winNo }) => winNo.split(','));
  const digits = rows.every((row) => row.every((number) => number.length === 1));
  const highest = digits ? 9 : Math.max(0, ...rows.flat().map(Number));
  const numbers = Array.from({ length: highest + (digits ? 1 : 0) }, (_, index) =>
    digits ? String(index) : String(index + 1).padStart(2, '0'),
  );
  const places = Array.from({ length: rows[0]?.length ?? 0 }, (_, place) =>
    numbers.map((number) => rows.filter((row) => row[place] === number).length),
  );
  return { numbers, places };
}

import { rollNumbers, type Random } from '../quick-bet/roll-numbers';

/** Rolls the numbers that are not kept; numbers of an 11X5 game stay different from each other. */
export function rollAgain(
  gameCode: string,
  numbers: readonly string[],
  kept: ReadonlySet<number>,
  random: Random,
): string[] {
  const held = new Set(numbers.filter((_, place) => kept.has(place)));
  const isDistinct = new Set(rollNumbers(gameCode, () => 0)).size > 1;
  const rolled = [...rollNumbers(gameCode, random), ...(isDistinct ? rollNumbers(gameCode, random) : [])];
  const fresh = isDistinct ? [...new Set(rolled)].filter((number) => !held.has(number)) : rolled;
  // as many different numbers as needed can be missing from two rolls: the rest of the range follows
  const rest = isDistinct ? eleven.filter((number) => !held.has(number) && !fresh.includes(number)) : [];
  const next = [...fresh, ...rest].values();
  return numbers.map((number, place) => (kept.has(place) ? number : (next.next().value ?? number)));
}

const eleven = Array.from({ length: 11 }, (_, index) => String(index + 1).padStart(2, '0'));

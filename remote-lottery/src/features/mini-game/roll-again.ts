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
  const rolled = rollNumbers(gameCode, random);
  const next = (isDistinct ? rolled.filter((number) => !held.has(number)) : rolled).values();
  return numbers.map((number, place) => (kept.has(place) ? number : (next.next().value ?? number)));
}

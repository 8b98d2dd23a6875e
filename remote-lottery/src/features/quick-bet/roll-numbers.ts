/** Returns a number from 0 (inclusive) to 1 (exclusive), like `Math.random`. */
export type Random = () => number;

/** Random numbers to bet on: five different ones from 01 to 11 for 11X5 games, else five digits. */
export function rollNumbers(gameCode: string, random: Random): string[] {
  if (!gameCode.endsWith('11X5')) return Array.from({ length: 5 }, () => String(Math.floor(random() * 10)));
  const left = Array.from({ length: 11 }, (_, index) => String(index + 1).padStart(2, '0'));
  return Array.from({ length: 5 }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? '');
}

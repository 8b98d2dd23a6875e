import type { Chance } from './plays';

/** Part of the stakes that is paid back on average, in ten-thousandths, where a merchant sets no other. */
export const defaultReturn = 9_500;

/**
 * The part of the stakes that the play with the lowest return pays back on average at its price, in ten-thousandths
 * rounded down: prizes are whole minor units, so it is below the rate, most where a unit is few of them.
 */
export function lowestReturn(prices: readonly number[], chances: readonly Chance[], rate: number): number {
  const returns = prices.flatMap((price) =>
    chances.map((chance) => (prizeOf(price, chance, rate) * chance.ways * 10_000) / (price * chance.of)),
  );
  return Math.floor(Math.min(rate, ...returns));
}

/**
 * Prize of one line, stake included, in minor units: price × return ÷ probability, rounded down to a whole minor unit.
 * @param rate in ten-thousandths
 */
export function prizeOf(price: number, { ways, of }: Chance, rate: number): number {
  return Number((BigInt(price) * BigInt(rate) * BigInt(of)) / (10_000n * BigInt(ways)));
}

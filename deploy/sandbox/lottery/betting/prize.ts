import type { Chance } from './plays';

/** Part of the stakes that is paid back on average, in ten-thousandths, where a merchant sets no other. */
export const defaultReturn = 9_500;

/**
 * Prize of one line, stake included, in minor units: price × return ÷ probability, rounded down to a whole minor unit.
 * @param rate in ten-thousandths
 */
export function prizeOf(price: number, { ways, of }: Chance, rate: number): number {
  return Number((BigInt(price) * BigInt(rate) * BigInt(of)) / (10_000n * BigInt(ways)));
}

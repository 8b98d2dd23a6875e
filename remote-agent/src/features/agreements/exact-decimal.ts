/** Digits after the point of a decimal of the wire, at most. */
const digits = 20;

const exact = (decimal: string): bigint => {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(digits, '0'));
};

/** Compares two decimals without a sign exactly: positive where the first one is higher. */
export function compareDecimals(one: string, other: string): number {
  const difference = exact(one) - exact(other);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

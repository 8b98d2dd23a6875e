/** Ten-thousandths of a unit: the finest amount that the portal sends. */
const parts = 10_000;

/** A decimal of the wire in ten-thousandths, so that amounts can be compared. NaN for anything else. */
export function amountOf(decimal: unknown): number {
  return typeof decimal === 'string' || typeof decimal === 'number' ? Math.round(Number(decimal) * parts) : NaN;
}

export function amountText(amount: number): string {
  return (amount / parts).toFixed(2);
}

/** Digits of a formatted amount, for comparison in any language: `¥8,888.00` is `888800`. */
export function digitsOf(amount: string): string {
  return amount.replace(/\D/g, '');
}

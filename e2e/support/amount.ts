/** The digits of an amount as it is written in any language, so that amounts can be compared: `¥8,888.00` is `888800`. */
export function digitsOf(amount: string): string {
  return amount.replace(/\D/g, '');
}

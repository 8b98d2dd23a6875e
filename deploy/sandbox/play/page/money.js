/**
 * Formats amounts as the merchant does.
 * @param {{ symbol: string, position: string, digits: number }} currency
 * @param {string} locale
 */
export function moneyWriter({ symbol, position, digits }, locale) {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  /** @param {number} minor */
  return (minor) => {
    const amount = format.format(minor / 10 ** digits);
    return position === 'B' ? `${amount} ${symbol}` : `${symbol}${amount}`;
  };
}

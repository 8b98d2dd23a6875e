import { toDecimal } from '@atrium/api';
import { languageTag } from '@atrium/contract';
import type { Merchant } from './merchant';

/** An amount in minor units as the merchant's pages show it: its symbol and digits, with the separators of the language. */
export function moneyText({ currency }: Pick<Merchant, 'currency'>, language: string, minor: number): string {
  const { code, symbol, position, digits } = currency;
  const format = new Intl.NumberFormat(languageTag(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: 'trunc',
  });
  const number = format.format(toDecimal({ minor, currency: code }) as Intl.StringNumericLiteral);
  return position === 'B' ? `${number} ${symbol}` : `${symbol}${number}`;
}

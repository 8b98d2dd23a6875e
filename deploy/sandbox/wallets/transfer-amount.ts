import { currencyDigits, toMoney } from '@atrium/api';
import type { Merchant } from '../merchants/merchant';

/** The minor units of an amount; undefined for nothing and for a fraction of what the merchant shows. */
export function transferAmount({ currency }: Merchant, decimal: string): number | undefined {
  const [, fraction = ''] = decimal.split('.');
  const finest = Math.min(currency.digits, currencyDigits(currency.code));
  const { minor } = toMoney(decimal, currency.code);
  return minor > 0 && fraction.replace(/0+$/, '').length <= finest ? minor : undefined;
}

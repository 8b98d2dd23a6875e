import { toDecimal } from '@atrium/api';
import { merchantByCode, type Backend } from '../backend';

/** An amount in minor units of a merchant's currency as operators read it, such as `18.00 CNY`. */
export function amountText(backend: Backend, merchant: string, minor: number): string {
  const currency = merchantByCode(backend, merchant).currency.code;
  return `${toDecimal({ minor, currency })} ${currency}`;
}

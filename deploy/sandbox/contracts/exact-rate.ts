import { toMoney, currencyDigits } from '@atrium/api';
import { Refusal } from '../wire/refusal';

/** Digits after the point of a rate. */
const digits = 4;
/** Units of a rate in one percent, or in one unit of the currency. */
const unit = 10 ** digits;
/** A percent rate above this would pay more than was staked. */
const most = 100 * unit;

/** A rate in ten-thousandths. @throws Refusal `request_invalid` for more digits, or more than all of the stakes */
export function rateOf(text: string): number {
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(text) ?? [];
  const rate = Number(whole + fraction.padEnd(digits, '0'));
  if (whole === '' || fraction.length > digits || rate > most) throw new Refusal('request_invalid');
  return rate;
}

/** An amount in minor units. @throws Refusal `request_invalid` for a part of the smallest unit, or too large an amount */
export function minorOf(text: string, currency: string): number {
  const [, fraction = ''] = text.split('.');
  if (!/^\d{1,12}(\.\d+)?$/.test(text) || fraction.length > currencyDigits(currency))
    throw new Refusal('request_invalid');
  return toMoney(text, currency).minor;
}

/** A rate as the wire writes it: `8000` is `0.8`. */
export function rateText(rate: number): string {
  const text = String(rate).padStart(digits + 1, '0');
  const fraction = text.slice(-digits).replace(/0+$/, '');
  return text.slice(0, -digits) + (fraction && `.${fraction}`);
}

/** A percent rate of an amount in minor units, rounded down. */
export function shareOf(amount: number, rate: number): number {
  return Number((BigInt(amount) * BigInt(rate)) / BigInt(100 * unit));
}

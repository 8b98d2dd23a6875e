import type { Money } from '@atrium/contract';
import * as v from 'valibot';
import { amountDigits } from './figures';
import { named } from './nothing';

/** The most that `toMoney` counts exactly in every currency: the smallest unit in circulation is a thousandth. */
const largest = Number.MAX_SAFE_INTEGER / 1_000;

/**
 * An amount on the wire: a decimal such as `"1234.50"`; older back ends send a number. At most some nine trillion, so
 * that it can be counted exactly in every currency.
 */
export const DecimalSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((amount) => {
    if (Math.abs(Number(amount)) > largest) return 'too much';
    return typeof amount === 'number' ? plainDecimal(amount) : amount;
  }),
  v.regex(/^-?\d{1,15}(\.\d{1,20})?$/, 'not a decimal amount'),
);

function plainDecimal(amount: number): string {
  return String(Math.round(amount * 10_000) / 10_000);
}

/** A currency of the wire: three letters of ISO 4217. Nothing else can be formatted as money. */
export const CurrencySchema = v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/, 'not a currency code'));

/**
 * The currency of an answer, which may leave it out: then it is the merchant's. What is no currency is refused, because
 * the amounts beside it would be shown as those of another.
 */
export const OwnCurrencySchema = named(CurrencySchema);

/** An answer with the currency that its amounts are of. */
export type WithCurrency<Answer> = Answer & { currency: string };

/** The answer with its own currency, or else with that of the merchant. */
export function withCurrency<Answer extends { currency?: string | undefined }>(
  answer: Answer,
  merchant: { code: string },
): WithCurrency<Answer> {
  return { ...answer, currency: answer.currency ?? merchant.code };
}

/** Digits after the point of a currency by ISO 4217: 2 for CNY, 0 for JPY and VND. */
export function currencyDigits(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? amountDigits
  );
}

/** Whether an amount has no digits beyond those of its currency: 2.5 of JPY has one. */
export function fitsCurrency(decimal: string, currency: string): boolean {
  const [, fraction = ''] = decimal.split('.');
  return fraction.replace(/0+$/, '').length <= currencyDigits(currency);
}

/**
 * A decimal of the wire as money, exactly: no floating point is involved. Digits beyond the currency's are cut off;
 * `fitsCurrency` says whether there are any.
 * @throws RangeError when the text is not a decimal or leaves the safe integers.
 */
export function toMoney(decimal: string, currency: string): Money {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal);
  if (!match) throw new RangeError(`${JSON.stringify(decimal)} is not a decimal amount`);
  const [, sign = '', whole = '0', fraction = ''] = match;
  const digits = currencyDigits(currency);
  const minor = Number(`${sign}${whole}${fraction.slice(0, digits).padEnd(digits, '0')}`);
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${decimal} ${currency} is more than can be counted exactly`);
  return { minor: minor === 0 ? 0 : minor, currency };
}

/** Money as the wire writes it: `1250` of CNY is `"12.50"`. */
export function toDecimal({ minor, currency }: Money): string {
  const digits = currencyDigits(currency);
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const decimal = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return minor < 0 ? `-${decimal}` : decimal;
}

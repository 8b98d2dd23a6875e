import { toDecimal } from '@atrium/api';
import { amountDigits } from '@atrium/api/figures';
import type { Currency, Language, Money } from '@atrium/contract';

/**
 * Money by the merchant's rules: symbol in front (`F`) or behind (`B`), two digits after the point or those that the
 * merchant chose, separators of the language. Exact: formats the decimal as text, never as a floating-point number, and
 * cuts further digits, so that the shown amount never exceeds the real one. No line breaks inside.
 */
export function formatMoney(amount: Money, currency: Currency, locale: string): string {
  const own = amount.currency === currency.code;
  const decimal = toDecimal(amount);
  const digits = own ? currency.digits : amountDigits;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: 'trunc',
  });
  const number = format.format(decimal.replace('-', '') as Intl.StringNumericLiteral);
  const sign = amount.minor < 0 ? '-' : '';
  if (!own) return `${sign}${number}\u00a0${amount.currency}`;
  return currency.position === 'B' ? `${sign}${number}\u00a0${currency.symbol}` : `${sign}${currency.symbol}${number}`;
}

type DateStyle = NonNullable<Parameters<Language['date']>[1]>;

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { dateStyle: 'short', timeStyle: 'short' },
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  long: {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
};

/** A time in the viewer's zone; `long` names the zone. */
export function formatDate(value: number | Date, style: DateStyle, locale: string): string {
  return new Intl.DateTimeFormat(locale, dateStyles[style]).format(value);
}

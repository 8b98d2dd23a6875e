import { currencyDigits, toMoney, type CashierTerms } from '@atrium/api';
import type { Currency, Money, Settings } from '@atrium/contract';

export type Direction = 'deposit' | 'withdraw';

/** The merchant's limits in minor units; absent: no limit. */
export interface AmountLimits {
  least?: number;
  most?: number;
  /** What the limit of 24 hours leaves. */
  left?: number;
  /** What the wallet holds. */
  balance?: number | undefined;
}

/** Client-side errors; the server decides about valid amounts. */
export type AmountError =
  | 'notPositive'
  /** Other characters than digits and a decimal point. */
  | 'unreadable'
  /** More decimals than the currency has. */
  | 'decimals'
  /** Decimals of a currency without any. */
  | 'whole'
  | 'tooLittle'
  | 'tooMuch'
  | 'overDay'
  | 'overBalance'
  /** More than can be counted, where no other limit is exceeded. */
  | 'tooLarge';

export type ParsedAmount = { amount: Money } | { fault: AmountError };

/** Digits before the decimal point that can be counted exactly. */
const mostDigits = 13;

/**
 * Parses a typed amount in the merchant's currency, with or without separators of thousands, at most as precise as the
 * minor unit and as amounts are shown. Empty, negative and zero are `notPositive`.
 */
export function parseAmount(
  typed: string,
  { code, digits }: Currency,
  { least, most, left, balance }: AmountLimits = {},
): ParsedAmount {
  const finest = Math.min(digits, currencyDigits(code));
  const trimmed = typed.trim();
  // a comma that does not separate thousands may be meant as a decimal point
  const plain = /^\d{1,3}([\s,]\d{3})+(\.\d+)?$/.test(trimmed) ? trimmed.replaceAll(/[\s,]/g, '') : trimmed;
  if (plain === '' || /^-\s*\d*\.?\d*$/.test(plain)) return { fault: 'notPositive' };
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(plain) ?? [];
  if (whole === '') return { fault: 'unreadable' };
  if (fraction.replace(/0+$/, '').length > finest) return { fault: finest === 0 ? 'whole' : 'decimals' };
  const isCountable = whole.length <= mostDigits;
  const amount = isCountable ? toMoney(plain, code) : { minor: Number.MAX_SAFE_INTEGER, currency: code };
  if (amount.minor <= 0) return { fault: 'notPositive' };
  if (least !== undefined && amount.minor < least) return { fault: 'tooLittle' };
  if (most !== undefined && amount.minor > most) return { fault: 'tooMuch' };
  if (left !== undefined && amount.minor > left) return { fault: 'overDay' };
  if (balance !== undefined && amount.minor > balance) return { fault: 'overBalance' };
  if (!isCountable) return { fault: 'tooLarge' };
  return { amount };
}

/**
 * Limits of a direction: those of the cashier's terms; what they do not name, from the settings `depositLeast`,
 * `withdrawMost` and so on.
 */
export function limitsOf(
  direction: Direction,
  settings: Pick<Settings, 'value' | 'currency'>,
  terms?: CashierTerms,
): AmountLimits {
  const bounds = direction === 'deposit' ? terms?.deposit : terms?.withdrawal;
  const minorOf = (decimal: string | undefined) =>
    decimal === undefined ? undefined : toMoney(decimal, settings.currency.code).minor;
  const bound = (name: string) => {
    const text = settings.value(direction + name);
    return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
  };
  let [least, most] = [minorOf(bounds?.least) ?? bound('Least'), minorOf(bounds?.most) ?? bound('Most')];
  // bounds that no amount meets cannot be meant: those of the settings give way, then both
  if (isEmpty(least, most)) [least, most] = [minorOf(bounds?.least), minorOf(bounds?.most)];
  if (isEmpty(least, most)) [least, most] = [undefined, undefined];
  const left = minorOf(bounds?.left);
  return {
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
    ...(left !== undefined && { left }),
  };
}

function isEmpty(least: number | undefined, most: number | undefined): boolean {
  return least !== undefined && most !== undefined && least > most;
}

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
export type AmountError = 'notPositive' | 'tooLittle' | 'tooMuch' | 'overDay' | 'overBalance';

export type ParsedAmount = { amount: Money } | { fault: AmountError };

/**
 * Parses a typed amount in the merchant's currency, with or without separators of thousands, at most as precise as the
 * minor unit and as amounts are shown.
 * Empty, unreadable, negative and zero are errors.
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
  const [, fraction = ''] = /^\d{1,13}(?:\.(\d+))?$/.exec(plain) ?? [];
  if (!/^\d{1,13}(\.\d+)?$/.test(plain) || fraction.replace(/0+$/, '').length > finest) return { fault: 'notPositive' };
  const amount = toMoney(plain, code);
  if (amount.minor <= 0) return { fault: 'notPositive' };
  if (least !== undefined && amount.minor < least) return { fault: 'tooLittle' };
  if (most !== undefined && amount.minor > most) return { fault: 'tooMuch' };
  if (left !== undefined && amount.minor > left) return { fault: 'overDay' };
  if (balance !== undefined && amount.minor > balance) return { fault: 'overBalance' };
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
  const [least, most] = [minorOf(bounds?.least) ?? bound('Least'), minorOf(bounds?.most) ?? bound('Most')];
  const left = minorOf(bounds?.left);
  return {
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
    ...(left !== undefined && { left }),
  };
}

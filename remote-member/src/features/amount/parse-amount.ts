import { currencyDigits, toMoney } from '@atrium/api';
import type { Currency, Money } from '@atrium/contract';

/** The merchant's limits in minor units; absent: no limit. */
export interface AmountLimits {
  least?: number;
  most?: number;
}

/** Client-side errors; the server decides about valid amounts. */
export type AmountError = 'notPositive' | 'tooLittle' | 'tooMuch';

export type ParsedAmount = { amount: Money } | { fault: AmountError };

/**
 * Parses a typed amount in the merchant's currency, with or without separators, at most as precise as the minor unit and
 * as amounts are shown.
 * Empty, unreadable, negative and zero are errors.
 */
export function parseAmount(
  typed: string,
  { code, digits }: Currency,
  { least, most }: AmountLimits = {},
): ParsedAmount {
  const finest = Math.min(digits, currencyDigits(code));
  const plain = typed.trim().replaceAll(/[\s,]/g, '');
  const [, fraction = ''] = /^\d{1,13}(?:\.(\d+))?$/.exec(plain) ?? [];
  if (!/^\d{1,13}(\.\d+)?$/.test(plain) || fraction.replace(/0+$/, '').length > finest) return { fault: 'notPositive' };
  const amount = toMoney(plain, code);
  if (amount.minor <= 0) return { fault: 'notPositive' };
  if (least !== undefined && amount.minor < least) return { fault: 'tooLittle' };
  if (most !== undefined && amount.minor > most) return { fault: 'tooMuch' };
  return { amount };
}

/** Limits of a direction, from the settings `depositLeast`, `withdrawMost` and so on. */
export function limitsOf(direction: 'deposit' | 'withdraw', value: (name: string) => string | undefined): AmountLimits {
  const bound = (name: string) => {
    const text = value(direction + name);
    return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
  };
  const [least, most] = [bound('Least'), bound('Most')];
  return { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
}

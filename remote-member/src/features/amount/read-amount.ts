import { toMoney } from '@atrium/api';
import type { Currency, Money } from '@atrium/contract';

/** What the merchant lets pass, in minor units; no bound where one is left out. */
export interface AmountLimits {
  least?: number;
  most?: number;
}

/** Why an amount is not sent; what is, the server still decides about. */
export type AmountFault = 'notPositive' | 'tooLittle' | 'tooMuch';

export type ReadAmount = { amount: Money } | { fault: AmountFault };

/**
 * An amount as a person types it, in the merchant's currency: with or without separators, never finer than the
 * currency's smallest coin. Empty, unreadable, negative and zero are all no amount.
 */
export function readAmount(typed: string, { code, digits }: Currency, { least, most }: AmountLimits = {}): ReadAmount {
  const plain = typed.trim().replaceAll(/[\s,]/g, '');
  const [, fraction = ''] = /^\d{1,13}(?:\.(\d+))?$/.exec(plain) ?? [];
  if (!/^\d{1,13}(\.\d+)?$/.test(plain) || fraction.replace(/0+$/, '').length > digits) return { fault: 'notPositive' };
  const amount = toMoney(plain, code);
  if (amount.minor <= 0) return { fault: 'notPositive' };
  if (least !== undefined && amount.minor < least) return { fault: 'tooLittle' };
  if (most !== undefined && amount.minor > most) return { fault: 'tooMuch' };
  return { amount };
}

/** The limits of a way of moving money, as the merchant's values name them: `depositLeast`, `withdrawMost`. */
export function limitsOf(way: 'deposit' | 'withdraw', value: (name: string) => string | undefined): AmountLimits {
  const bound = (name: string) => {
    const text = value(way + name);
    return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
  };
  const [least, most] = [bound('Least'), bound('Most')];
  return { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
}

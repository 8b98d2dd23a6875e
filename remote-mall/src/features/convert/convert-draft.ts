import { currencyDigits } from '@atrium/api';
import type { Money } from '@atrium/contract';

/** Input of a conversion of points. */
export interface ConvertDraft {
  /** Points, as typed; NaN while the field is empty. */
  amount: number;
  password: string;
}

/** Rounds down to a whole amount of at least one point. */
export function wholeAmount(typed: number): number {
  return Number.isFinite(typed) && typed >= 1 ? Math.floor(typed) : 1;
}

/** Value of points in money, rounded down to the minor unit. */
export function moneyFor(amount: number, pointExchangeRate: number, { code }: { code: string }): Money {
  // integers avoid floating-point errors; a rate has at most ten decimals
  const rate = BigInt(Math.round(pointExchangeRate * 1e10));
  return { minor: Number((BigInt(amount) * rate * 10n ** BigInt(currencyDigits(code))) / 10n ** 10n), currency: code };
}

/** Text keys of errors, by field. */
export function convertErrors({ amount, password }: ConvertDraft, points: number | undefined) {
  return {
    amount: points !== undefined && amount > points ? 'convert.tooMany' : undefined,
    password: password ? undefined : 'br_enter_moneypwd',
  };
}

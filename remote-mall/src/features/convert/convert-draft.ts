import type { Money } from '@atrium/contract';

/** Input of a conversion of points. */
export interface ConvertDraft {
  amount: number;
  password: string;
}

/** Rounds down to a whole amount of at least one point. */
export function wholeAmount(typed: number): number {
  return Number.isFinite(typed) && typed >= 1 ? Math.floor(typed) : 1;
}

/** Value of points in money, rounded down to the minor unit. */
export function moneyFor(
  amount: number,
  pointExchangeRate: number,
  { code, digits }: { code: string; digits: number },
): Money {
  // rates have at most four decimals: integers avoid floating-point errors
  return {
    minor: Math.floor((amount * Math.round(pointExchangeRate * 10_000) * 10 ** digits) / 10_000),
    currency: code,
  };
}

/** Text keys of errors, by field. */
export function convertErrors({ amount, password }: ConvertDraft, points: number | undefined) {
  return {
    amount: points !== undefined && amount > points ? 'convert.tooMany' : undefined,
    password: password ? undefined : 'br_enter_moneypwd',
  };
}

import type { Money } from '@atrium/contract';

/** What a person fills in to turn points into money. */
export interface ConvertDraft {
  amount: number;
  password: string;
}

/** At least one point, whole ones only. */
export function amountFrom(typed: number): number {
  return Number.isFinite(typed) && typed >= 1 ? Math.floor(typed) : 1;
}

/** What points come to in money, without a fraction of its smallest unit. */
export function worthOf(
  amount: number,
  pointExchangeRate: number,
  { code, digits }: { code: string; digits: number },
): Money {
  // a rate has four digits after the point at most: whole numbers keep floating point out of it
  return {
    minor: Math.floor((amount * Math.round(pointExchangeRate * 10_000) * 10 ** digits) / 10_000),
    currency: code,
  };
}

/** Keys of what is wrong, by field. */
export function convertFaultsOf({ amount, password }: ConvertDraft, points: number | undefined) {
  return {
    amount: points !== undefined && amount > points ? 'convert.tooMany' : undefined,
    password: password ? undefined : 'br_enter_moneypwd',
  };
}

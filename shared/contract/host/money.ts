import * as v from 'valibot';

/** An amount in the currency's minor units (`1250` of `CNY` is 12.50 yuan, `1250` of `JPY` is 1 250 yen). */
export interface Money {
  /** Whole number of minor units; negative for a debit. */
  minor: number;
  /** ISO 4217 code. */
  currency: string;
}

export const MoneySchema = v.strictObject({
  minor: v.pipe(v.number(), v.safeInteger('money is a whole number of minor units')),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'a currency is three capital letters')),
});

import * as v from 'valibot';
import { diallingCodeLength } from '../figures';
import type { systemCountries } from './status';

/** A country, as far as phone numbers and amounts need it. */
export interface Country {
  /** ISO 3166, `TH`. */
  code: string;
  /** Digits without `+`, `66`. */
  diallingCode: string;
  /** ISO 4217; absent when the back end does not name it. */
  currency?: string;
  /** `F` in front of the amount, the default; `B` behind it. */
  currencyPosition: 'F' | 'B';
}

/** A dialling code to send: one to three digits, or nothing. */
const DiallingCodeSchema = v.optional(v.pipe(v.string(), v.regex(/^\d*$/), v.maxLength(diallingCodeLength.max)));

export function isDiallingCode(text: string | undefined): boolean {
  return v.is(DiallingCodeSchema, text);
}

/** Countries in the order of the back end; those without a valid dialling code are left out. */
export function toCountries(answer: v.InferOutput<typeof systemCountries.answer>): Country[] {
  return answer
    .map(({ countryCode, countryDialingCode, currency, currencyPosition }): Country => ({
      code: countryCode.toUpperCase(),
      diallingCode: countryDialingCode.replace(/^\+/, '').trim(),
      ...(currency && { currency }),
      currencyPosition: currencyPosition === 'B' ? 'B' : 'F',
    }))
    .filter(({ diallingCode }) => diallingCode !== '' && isDiallingCode(diallingCode));
}

/** The initial country: the visitor's, else the first. */
export function preselectedCountry(countries: readonly Country[], located: string | undefined): Country | undefined {
  return countries.find(({ code }) => code === located?.toUpperCase()) ?? countries[0];
}

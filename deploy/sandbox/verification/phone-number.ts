import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { accounts, type Account } from '../accounts/tables';
import type { Merchant } from '../merchants/merchant';
import { countries } from '../system/countries';
import { Refusal } from '../wire/refusal';

/** A number that can be called from anywhere. */
export interface PhoneNumber {
  /** Digits of the country, without plus. */
  country: string;
  /** Digits as they are dialled in the country, without the zero in front. */
  national: string;
  /** `+8613800138000`. */
  full: string;
}

/**
 * Reads a number as people write it, in the merchant's own country unless another is named: with spaces, dots, dashes or
 * brackets, in full-width digits, after zeros, and with the country after `+` or `00`. Every spelling of one number has
 * the same `full`, and another number has another.
 *
 * @throws Refusal `br_enright_cphone` for what is no number, and for a country that is not among `countries`
 */
export function phoneNumber(merchant: Merchant, written: string, countryDialingCode?: string): PhoneNumber {
  const digits = written.normalize('NFKC').replace(/[\s().-]/g, '');
  const international = internationalOf(digits);
  const country = countryDialingCode || codeNamedBy(international) || codeOf(merchant);
  const bare = international.startsWith(`+${country}`) ? international.slice(country.length + 1) : digits;
  const national = bare.replace(/^0+/, '');
  const known = countries.some((one) => one.countryDialingCode === country);
  if (!known || !/^\d{5,14}$/.test(national)) throw new Refusal('br_enright_cphone');
  return { country, national, full: `+${country}${national}` };
}

/** `+66…` also where that is written `0066…`, as far as it is the code of a country. */
function internationalOf(digits: string): string {
  const dialled = digits.replace(/^00/, '+');
  return codeNamedBy(dialled) === undefined ? digits : dialled;
}

const codeOf = ({ country }: Merchant): string =>
  countries.find(({ countryCode }) => countryCode === country)?.countryDialingCode ?? '';

/** `66` of `+66812345678`; no code of a country begins with another's. */
const codeNamedBy = (digits: string): string | undefined =>
  countries.find(({ countryDialingCode }) => digits.startsWith(`+${countryDialingCode}`))?.countryDialingCode;

/** How an account keeps a number: as the person wrote it, with its country in front unless that is the merchant's own. */
export function keptNumber(merchant: Merchant, written: string, countryDialingCode?: string): string {
  const { country, full } = phoneNumber(merchant, written, countryDialingCode);
  return country === codeOf(merchant) ? written : full;
}

/** Whether that is how people write the account's number. */
export function isNumberOf({ mobile }: Account, merchant: Merchant, written: string): boolean {
  try {
    return mobile !== null && keptForms(merchant, phoneNumber(merchant, written)).includes(mobile);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** The account with this number; the oldest, should several have given it. */
export async function accountByNumber(
  queries: Queries,
  merchant: Merchant,
  number: PhoneNumber,
): Promise<Account | undefined> {
  const [account] = await queries
    .select()
    .from(accounts)
    .where(and(eq(accounts.merchant, merchant.code), inArray(accounts.mobile, keptForms(merchant, number))))
    .orderBy(accounts.id)
    .limit(1);
  return account;
}

/**
 * Every way in which an account may keep a number; of another country with that in front alone. Each of them, read as a
 * number, is this number: else two numbers would lead to one account, and counting by account would tell so.
 */
const keptForms = (merchant: Merchant, { country, national, full }: PhoneNumber): string[] =>
  country === codeOf(merchant) ? [full, national, `0${national}`] : [full];

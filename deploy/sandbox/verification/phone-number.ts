import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { accounts, type Account } from '../accounts/tables';
import type { Merchant } from '../merchants/merchant';
import { countries } from '../system/countries';
import { Refusal } from '../wire/refusal';

/** An international phone number. */
export interface PhoneNumber {
  /** Country calling code, without plus. */
  country: string;
  /** National digits, without the trunk prefix. */
  national: string;
  /** `+8613800138000`. */
  full: string;
}

/**
 * Parses a number in the merchant's country unless another is given: with spaces, dots, dashes or brackets, in
 * full-width digits, after zeros, and with the country after `+` or `00`. Every spelling of a number has the same
 * `full`, and different numbers differ.
 * @throws Refusal `br_enright_cphone` for an invalid number, and for a country that is not among `countries`
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

/** `+66…`, also when written `0066…`, if it is a known calling code. */
function internationalOf(digits: string): string {
  const dialled = digits.replace(/^00/, '+');
  return codeNamedBy(dialled) === undefined ? digits : dialled;
}

const codeOf = ({ country }: Merchant): string =>
  countries.find(({ countryCode }) => countryCode === country)?.countryDialingCode ?? '';

/** `66` of `+66812345678`; no calling code is a prefix of another. */
const codeNamedBy = (digits: string): string | undefined =>
  countries.find(({ countryDialingCode }) => digits.startsWith(`+${countryDialingCode}`))?.countryDialingCode;

/** The stored form of a number: as typed, prefixed by its country unless that is the merchant's own. */
export function storedNumber(merchant: Merchant, written: string, countryDialingCode?: string): string {
  const { country, full } = phoneNumber(merchant, written, countryDialingCode);
  return country === codeOf(merchant) ? written : full;
}

/** Whether the text is a spelling of the account's number. */
export function isAccountNumber({ mobile }: Account, merchant: Merchant, written: string): boolean {
  try {
    return mobile !== null && storedForms(merchant, phoneNumber(merchant, written)).includes(mobile);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** The account with this number; the oldest when several share it. */
export async function accountByNumber(
  queries: Queries,
  merchant: Merchant,
  number: PhoneNumber,
): Promise<Account | undefined> {
  const [account] = await queries
    .select()
    .from(accounts)
    .where(and(eq(accounts.merchant, merchant.code), inArray(accounts.mobile, storedForms(merchant, number))))
    .orderBy(accounts.id)
    .limit(1);
  return account;
}

/**
 * Every stored form of a number; a foreign number only with its country. Each form, parsed again, is this number:
 * otherwise two numbers would resolve to one account, and the counters would reveal it.
 */
const storedForms = (merchant: Merchant, { country, national, full }: PhoneNumber): string[] =>
  country === codeOf(merchant) ? [full, national, `0${national}`] : [full];

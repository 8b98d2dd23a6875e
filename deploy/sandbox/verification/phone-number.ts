import { or, and, eq } from 'drizzle-orm';
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
 * Reads a number as people write it, in the merchant's own country unless another is named.
 *
 * @throws Refusal `br_enright_cphone` for what is no number
 */
export function phoneNumber(merchant: Merchant, written: string, countryDialingCode?: string): PhoneNumber {
  const digits = written.replace(/[\s().-]/g, '');
  const country = countryDialingCode || codeNamedBy(digits) || codeOf(merchant);
  const bare = digits.startsWith(`+${country}`) ? digits.slice(country.length + 1) : digits;
  const national = bare.replace(/^0+/, '');
  if (!/^\d{5,14}$/.test(national)) throw new Refusal('br_enright_cphone');
  return { country, national, full: `+${country}${national}` };
}

/** Whether that is how people write a number. */
export function isPhoneNumber(merchant: Merchant, written: string): boolean {
  try {
    phoneNumber(merchant, written);
    return true;
  } catch {
    return false;
  }
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

/** The account with this number; the oldest, should several have given it. */
export async function accountByNumber(
  queries: Queries,
  merchant: Merchant,
  { country, national, full }: PhoneNumber,
): Promise<Account | undefined> {
  const written = [full, ...(country === codeOf(merchant) ? [full.slice(1), national, `0${national}`] : [])];
  const [account] = await queries
    .select()
    .from(accounts)
    .where(and(eq(accounts.merchant, merchant.code), or(...written.map((number) => eq(accounts.mobile, number)))))
    .orderBy(accounts.id)
    .limit(1);
  return account;
}

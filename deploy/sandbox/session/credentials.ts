import type { SocialChannel } from '@atrium/api';
import { findAccount } from '../accounts/find-account';
import { passwordMatches } from '../accounts/passwords';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { accountByNumber, phoneNumber } from '../verification/phone-number';
import { useCode } from '../verification/sms-codes';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';

/** What is typed to sign in; by code, the mobile number is the username and the code the password. */
export interface Credentials {
  username: string;
  password: string;
  captcha?: string | undefined;
  type: 'username' | 'sms' | 'mobileNum';
  /** A social identity that is to be bound to the account. */
  channel?: SocialChannel | undefined;
  idToken?: string | undefined;
  countryDialingCode?: string | undefined;
}

/** Whose name or number it is. @throws Refusal `br_enright_cphone` for what is no number */
export async function accountMeant(
  { engine }: Backend,
  { merchant }: Call,
  { type, username, countryDialingCode }: Credentials,
): Promise<Account | undefined> {
  if (type === 'username') return findAccount(engine.database, merchant.code, username);
  return accountByNumber(engine.database, merchant, phoneNumber(merchant, username, countryDialingCode));
}

/** Why the proof does not hold, as the key of the answer; it costs the same where there is no such account. */
export async function faultOf(
  backend: Backend,
  { merchant }: Call,
  { type, username, password, countryDialingCode }: Credentials,
  account: Account | undefined,
): Promise<string | undefined> {
  if (type !== 'sms') {
    return (await passwordMatches(password, account?.password, backend.passwordCost)) ? undefined : 'login_failed';
  }
  try {
    const number = phoneNumber(merchant, username, countryDialingCode);
    await useCode(backend, { merchant, purpose: 'noLogin', number }, password);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.key;
    throw error;
  }
}

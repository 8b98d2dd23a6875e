import type { SocialChannel } from '@atrium/api';
import { findAccount } from '../accounts/find-account';
import { canonicalName } from '../accounts/canonical-name';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import type { Hasher } from '../hashing/hasher';
import { accountByNumber, phoneNumber } from '../verification/phone-number';
import { useCode } from '../verification/sms-codes';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { subjectOf } from './sign-in-guesses';

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

/** Whom credentials name. */
interface Meant {
  account: Account | undefined;
  /** What guesses count against: the account, or the canonical form of a name or number that leads to none. */
  subject: string;
}

/**
 * Whose name or number it is. Two spellings count together exactly where they lead to the same account, so that counting
 * tells no more of an account than that one of its names was tried before.
 * @throws Refusal `br_enright_cphone` for what is no number
 */
export async function accountMeant(
  { engine }: Backend,
  { merchant }: Call,
  { type, username, countryDialingCode }: Credentials,
): Promise<Meant> {
  if (type === 'username') {
    const account = await findAccount(engine.database, merchant.code, username);
    return { account, subject: account ? subjectOf(account) : `${merchant.code}/name/${canonicalName(username)}` };
  }
  const number = phoneNumber(merchant, username, countryDialingCode);
  const account = await accountByNumber(engine.database, merchant, number);
  return { account, subject: account ? subjectOf(account) : `${merchant.code}/number/${number.full}` };
}

/** Why the proof does not hold, as the key of the answer; it costs the same where there is no such account. */
export async function faultOf(
  backend: Backend,
  { merchant }: Call,
  { type, username, password, countryDialingCode }: Credentials,
  { account, hasher }: { account: Account | undefined; hasher: Hasher },
): Promise<string | undefined> {
  if (type !== 'sms') {
    return (await hasher.matches(password, account?.password)) ? undefined : 'login_failed';
  }
  try {
    const number = phoneNumber(merchant, username, countryDialingCode);
    await useCode(backend, hasher, { merchant, purpose: 'noLogin', number }, password);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.key;
    throw error;
  }
}

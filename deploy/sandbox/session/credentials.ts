import type { SocialChannel } from '@atrium/api';
import { findAccount } from '../accounts/find-account';
import { canonicalName } from '../accounts/canonical-name';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import type { Hasher } from '../hashing/hasher';
import { accountByNumber, phoneNumber } from '../verification/phone-number';
import { consumeSmsCode } from '../verification/sms-codes';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';
import type { RefusalKey } from '../wire/refusals';
import { accountSubject } from './sign-in-attempts';

/** Sign-in credentials; by code, the mobile number is the username and the code the password. */
export interface Credentials {
  username: string;
  password: string;
  captcha?: string | undefined;
  type: 'username' | 'sms' | 'mobileNum';
  /** A social identity to bind to the account. */
  channel?: SocialChannel | undefined;
  idToken?: string | undefined;
  countryDialingCode?: string | undefined;
}

/** The account the credentials name. */
interface ResolvedAccount {
  account: Account | undefined;
  /** Subject that attempts count against: the account, or the canonical form of an unknown name or number. */
  subject: string;
}

/**
 * Resolves the name or number. Two spellings count together exactly when they resolve to the same account, so that
 * counters reveal no more than that a name was tried before.
 * @throws Refusal `br_enright_cphone` for an invalid number
 */
export async function resolveAccount(
  { engine }: Backend,
  { merchant }: Call,
  { type, username, countryDialingCode }: Credentials,
): Promise<ResolvedAccount> {
  if (type === 'username') {
    const account = await findAccount(engine.database, merchant.code, username);
    return { account, subject: account ? accountSubject(account) : `${merchant.code}/name/${canonicalName(username)}` };
  }
  const number = phoneNumber(merchant, username, countryDialingCode);
  const account = await accountByNumber(engine.database, merchant, number);
  return { account, subject: account ? accountSubject(account) : `${merchant.code}/number/${number.full}` };
}

/** The refusal of a wrong proof; takes the same work for an unknown account. */
export async function credentialFault(
  backend: Backend,
  { merchant }: Call,
  { type, username, password, countryDialingCode }: Credentials,
  { account, hasher }: { account: Account | undefined; hasher: Hasher },
): Promise<RefusalKey | undefined> {
  if (type !== 'sms') {
    return (await hasher.matches(password, account?.password)) ? undefined : 'login_failed';
  }
  try {
    const number = phoneNumber(merchant, username, countryDialingCode);
    await consumeSmsCode(backend, hasher, { merchant, purpose: 'noLogin', number }, password);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.key;
    throw error;
  }
}

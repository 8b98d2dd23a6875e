import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { canonicalName } from '../accounts/canonical-name';
import { accounts, type Account } from '../accounts/tables';
import type { Backend } from '../backend';
import type { Merchant } from '../merchants/merchant';
import { hashToken } from '../session/token';
import type { Call } from '../wire/call';
import { generatePassword } from './password-rule';
import { storeSentSecret, takeSentSecret } from './sent-secrets';

/** Generates a new password for an account, valid once and for a limited time beside the current one. */
export async function createSentPassword(
  backend: Pick<Backend, 'clock'>,
  queries: Queries,
  merchant: Merchant,
  account: Account,
): Promise<string> {
  const password = generatePassword(merchant);
  // random, so it needs no slow hash against guessing
  await storeSentSecret(backend, queries, account, hashToken(password));
  return password;
}

/** Makes a sent password the account's own, to be changed at the next opportunity; any other one changes nothing. */
export async function acceptSentPassword(
  backend: Backend,
  { merchant, address }: Call,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const owner = and(eq(accounts.merchant, merchant.code), eq(sql`lower(${accounts.name})`, canonicalName(username)));
  const secret = { hash: hashToken(password), owner };
  // without the place of the request: the sign-in itself needs that
  await takeSentSecret(backend, { address }, secret, { password, passwordState: 'expired' });
}

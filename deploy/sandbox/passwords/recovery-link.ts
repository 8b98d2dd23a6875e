import { eq } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { accounts, type Account } from '../accounts/tables';
import { returnOrigins, type Backend } from '../backend';
import { hashToken, newToken } from '../session/token';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { isPasswordAllowed } from './password-rule';
import { storeSentSecret, takeSentSecret } from './sent-secrets';

/**
 * Creates a link to the page that sets a new password. The token is behind `#`, which browsers send to no server and
 * name to no other page; only a hash of it is stored. The address is one of the merchant's, whatever the request says.
 */
export async function createRecoveryLink(
  backend: Backend,
  queries: Queries,
  { merchant, host }: Pick<Call, 'merchant' | 'host'>,
  account: Account,
): Promise<string> {
  const token = newToken();
  await storeSentSecret(backend, queries, account, hashOf(token));
  const origins = returnOrigins(backend, merchant);
  const origin = origins.find((portal) => new URL(portal).hostname === host) ?? origins[0];
  return `${origin}/forgot-password#reset=${token}`;
}

/**
 * Sets the password of the account that a link was sent to, as `takeSentSecret` does.
 * @throws Refusal `in_password_incorrect`, `in_confirmation_correct`, `recovery_link_invalid`
 */
export async function resetPassword(
  backend: Backend,
  { merchant, address, place }: Call,
  { token, newPassword, confirmNewPassword }: { token: string; newPassword: string; confirmNewPassword: string },
): Promise<void> {
  if (!isPasswordAllowed(merchant, newPassword)) throw new Refusal('in_password_incorrect');
  if (confirmNewPassword !== newPassword) throw new Refusal('in_confirmation_correct');
  const secret = { hash: hashOf(token), owner: eq(accounts.merchant, merchant.code) };
  const own = { password: newPassword, passwordState: 'own' as const };
  if (!(await takeSentSecret(backend, { address, place }, secret, own))) throw new Refusal('recovery_link_invalid');
}

/** Not the hash of a sent password: a token is no password. */
function hashOf(token: string): string {
  return hashToken(`recovery link\n${token}`);
}

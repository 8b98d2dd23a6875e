import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { accounts, type Account } from '../accounts/tables';
import { returnOrigins, type Backend } from '../backend';
import { clearAccountFailures } from '../session/sign-in-attempts';
import { sessions } from '../session/tables';
import { hashToken, newToken } from '../session/token';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { isPasswordAllowed } from './password-rule';
import { sentPasswordLife } from './sent-password';
import { sentPasswords } from './tables';

/** Validity of a link. Milliseconds. */
export const recoveryLinkLife = sentPasswordLife;

/**
 * Creates a link to the page that sets a new password. The token is behind `#`, which browsers send to no server and
 * name to no other page; only a hash of it is stored. The address is one of the merchant's, whatever the request says.
 */
export async function createRecoveryLink(
  backend: Backend,
  queries: Queries,
  { merchant, host }: Pick<Call, 'merchant' | 'host'>,
  { id }: Account,
): Promise<string> {
  const now = backend.clock();
  const token = newToken();
  await queries.delete(sentPasswords).where(lt(sentPasswords.expiresAt, new Date(now)));
  await queries
    .insert(sentPasswords)
    .values({ accountId: id, hash: hashOf(token), expiresAt: new Date(now + recoveryLinkLife) });
  const origins = returnOrigins(backend, merchant);
  const origin = origins.find((portal) => new URL(portal).hostname === host) ?? origins[0];
  return `${origin}/forgot-password#reset=${token}`;
}

/**
 * Sets the password of the account that a link was sent to. The link is consumed, every session of the account ends, and
 * failures of other clients at its name are cleared, as with a sent password.
 * @throws Refusal `in_password_incorrect`, `in_confirmation_correct`, `recovery_link_invalid`
 */
export async function resetPassword(
  backend: Backend,
  { merchant, address, place }: Call,
  { token, newPassword, confirmNewPassword }: { token: string; newPassword: string; confirmNewPassword: string },
): Promise<void> {
  const { engine, clock } = backend;
  if (!isPasswordAllowed(merchant, newPassword)) throw new Refusal('in_password_incorrect');
  if (confirmNewPassword !== newPassword) throw new Refusal('in_confirmation_correct');
  const ofMerchant = engine.database
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.merchant, merchant.code));
  const which = and(
    eq(sentPasswords.hash, hashOf(token)),
    inArray(sentPasswords.accountId, ofMerchant),
    gt(sentPasswords.expiresAt, new Date(clock())),
  );
  // before a hash, so that an invented link costs little
  const [sent] = await engine.database.select().from(sentPasswords).where(which);
  if (!sent) throw new Refusal('recovery_link_invalid');
  const password = await backend.hashing.within({ address, trusted: true, place }, (hasher) =>
    hasher.hash(newPassword),
  );
  await engine.transaction(async (transaction) => {
    const [taken] = await transaction.delete(sentPasswords).where(which).returning();
    if (!taken) throw new Refusal('recovery_link_invalid');
    const { accountId } = taken;
    await transaction.update(accounts).set({ password, passwordState: 'own' }).where(eq(accounts.id, accountId));
    await transaction.delete(sentPasswords).where(eq(sentPasswords.accountId, accountId));
    await transaction.delete(sessions).where(eq(sessions.accountId, accountId));
    await clearAccountFailures(transaction, accountId);
  });
}

/** Not the hash of a sent password: a token is no password. */
function hashOf(token: string): string {
  return hashToken(`recovery link\n${token}`);
}

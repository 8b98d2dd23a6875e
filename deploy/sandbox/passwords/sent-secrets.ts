import { and, eq, gt, inArray, lt, type SQL } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { accounts, type Account } from '../accounts/tables';
import type { Backend } from '../backend';
import type { HashingCaller } from '../hashing/hashing';
import { clearAccountFailures } from '../session/sign-in-attempts';
import { sessions } from '../session/tables';
import { sentPasswords } from './tables';

/** Validity of a secret that was sent. Milliseconds, 15 minutes. */
export const sentSecretLife = 15 * 60_000;

/** Stores the hash of a secret that is sent to the owner of an account; it is valid once and for a limited time. */
export async function storeSentSecret(
  { clock }: Pick<Backend, 'clock'>,
  queries: Queries,
  { id: accountId }: Account,
  hash: string,
): Promise<void> {
  const now = clock();
  await queries.delete(sentPasswords).where(lt(sentPasswords.expiresAt, new Date(now)));
  await queries.insert(sentPasswords).values({ accountId, hash, expiresAt: new Date(now + sentSecretLife) });
}

/** A secret as it came back. */
interface SentSecret {
  hash: string;
  /** Condition that its account meets. */
  owner: SQL | undefined;
}

/**
 * Sets a password in return for a secret that was sent. All secrets and sessions of the account end, because sessions
 * may not be the owner's, and failures of other clients at its name are cleared, so that guessing never locks the owner
 * out. Returns whether the secret was valid; a busy server does not consume it.
 */
export async function takeSentSecret(
  { engine, clock, hashing }: Backend,
  caller: Omit<HashingCaller, 'trusted'>,
  { hash, owner }: SentSecret,
  { password, passwordState }: { password: string; passwordState: Account['passwordState'] },
): Promise<boolean> {
  const owners = engine.database.select({ id: accounts.id }).from(accounts).where(owner);
  const which = and(
    eq(sentPasswords.hash, hash),
    inArray(sentPasswords.accountId, owners),
    gt(sentPasswords.expiresAt, new Date(clock())),
  );
  // before a slow hash, so that an invented secret costs little
  const [sent] = await engine.database.select().from(sentPasswords).where(which);
  if (!sent) return false;
  const hashed = await hashing.within({ ...caller, trusted: true }, (hasher) => hasher.hash(password));
  return engine.transaction(async (transaction) => {
    const [taken] = await transaction.delete(sentPasswords).where(which).returning();
    if (!taken) return false;
    const { accountId } = taken;
    await transaction.update(accounts).set({ password: hashed, passwordState }).where(eq(accounts.id, accountId));
    await transaction.delete(sentPasswords).where(eq(sentPasswords.accountId, accountId));
    await transaction.delete(sessions).where(eq(sessions.accountId, accountId));
    await clearAccountFailures(transaction, accountId);
    return true;
  });
}

import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { canonicalName } from '../accounts/canonical-name';
import { accounts, type Account } from '../accounts/tables';
import type { Backend } from '../backend';
import type { Merchant } from '../merchants/merchant';
import { clearAccountFailures } from '../session/sign-in-attempts';
import { sessions } from '../session/tables';
import { hashToken } from '../session/token';
import type { Call } from '../wire/call';
import { generatePassword } from './password-rule';
import { sentPasswords } from './tables';

/** Validity of a sent password. Milliseconds, 15 minutes. */
export const sentPasswordLife = 15 * 60_000;

/** Generates a new password for an account, valid once and for a limited time beside the current one. */
export async function createSentPassword(
  { clock }: Pick<Backend, 'clock'>,
  queries: Queries,
  merchant: Merchant,
  { id }: Account,
): Promise<string> {
  const password = generatePassword(merchant);
  const now = clock();
  await queries.delete(sentPasswords).where(lt(sentPasswords.expiresAt, new Date(now)));
  // random, so it needs no slow hash against guessing
  await queries
    .insert(sentPasswords)
    .values({ accountId: id, hash: hashToken(password), expiresAt: new Date(now + sentPasswordLife) });
  return password;
}

/**
 * Makes a sent password the account's own, to be changed at the next opportunity. Existing sessions end, because they
 * may not be the owner's. Failures of other clients at this name are cleared, so that guessing never locks the owner
 * out.
 */
export async function acceptSentPassword(
  { engine, clock, hashing }: Backend,
  { merchant: { code: merchant }, address }: Call,
  { username, password: typed }: { username: string; password: string },
): Promise<void> {
  const owner = engine.database
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.merchant, merchant), eq(sql`lower(${accounts.name})`, canonicalName(username))));
  const which = and(
    eq(sentPasswords.hash, hashToken(typed)),
    inArray(sentPasswords.accountId, owner),
    gt(sentPasswords.expiresAt, new Date(clock())),
  );
  const [sent] = await engine.database.select().from(sentPasswords).where(which);
  if (!sent) return;
  // a busy server must not consume it
  await hashing.within({ address, trusted: true }, async (hasher) => {
    const password = await hasher.hash(typed);
    await engine.transaction(async (transaction) => {
      const [taken] = await transaction.delete(sentPasswords).where(which).returning();
      if (!taken) return;
      await transaction
        .update(accounts)
        .set({ password, passwordState: 'expired' })
        .where(eq(accounts.id, taken.accountId));
      await transaction.delete(sentPasswords).where(eq(sentPasswords.accountId, taken.accountId));
      await transaction.delete(sessions).where(eq(sessions.accountId, taken.accountId));
      await clearAccountFailures(transaction, taken.accountId);
    });
  });
}

import { and, eq, inArray } from 'drizzle-orm';
import type { Queries, Transaction } from '../../engine';
import { requireOpenAccount } from '../account-requests/require-open-account';
import { accounts } from '../accounts/tables';
import type { Backend } from '../backend';
import type { Merchant } from '../merchants/merchant';
import type { Limits } from '../options';
import type { Call } from '../wire/call';
import type { RefusalKey } from '../wire/refusals';
import type { SignedIn } from './signed-in';
import { sessions, signIns } from './tables';
import { hashToken, newToken } from './token';

export type SessionLookup = { known: true; who: SignedIn } | { known: false; reason: RefusalKey };

/** The last use of a session is stored at most this often. Milliseconds. */
const touchEvery = 60_000;

/** The token of an `Authorization` header, bare or after `Bearer`. */
export function tokenOf(header: string | undefined): string | undefined {
  const token = header?.replace(/^Bearer /i, '').trim();
  return token === '' ? undefined : token;
}

/** Starts a session and returns its token, which is not stored. @throws Refusal `account_closed` */
export async function startSession(
  { clock }: Backend,
  queries: Queries,
  accountId: number,
  { address, deviceId, userAgent }: Pick<Call, 'address' | 'deviceId' | 'userAgent'>,
): Promise<string> {
  await requireOpenAccount(queries, accountId);
  const token = newToken();
  const now = new Date(clock());
  await queries
    .insert(sessions)
    .values({ tokenHash: hashToken(token), accountId, address, deviceId, userAgent, createdAt: now, usedAt: now });
  await queries.insert(signIns).values({ accountId, at: now, address, userAgent });
  await queries.update(accounts).set({ lastLoginAt: now }).where(eq(accounts.id, accountId));
  return token;
}

/** The session of a token at this merchant; the lookup counts as use of the session. */
export async function readSession(
  { engine, clock, limits }: Backend,
  merchant: Merchant,
  token: string | undefined,
): Promise<SessionLookup> {
  if (token === undefined) return { known: false, reason: 'CUSTOMER_NOT_LOGIN' };
  const tokenHash = hashToken(token);
  const [found] = await engine.database
    .select({ session: sessions, account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, tokenHash), eq(accounts.merchant, merchant.code)));
  if (!found) return { known: false, reason: 'user.or.token.invalid' };
  const now = clock();
  const unused = now - found.session.usedAt.getTime();
  if (isExpired(found.session, now, limits)) {
    await engine.database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    return { known: false, reason: 'login.not.session' };
  }
  if (unused > touchEvery) {
    await engine.database
      .update(sessions)
      .set({ usedAt: new Date(now) })
      .where(eq(sessions.tokenHash, tokenHash));
  }
  return { known: true, who: { account: found.account, sessionHash: tokenHash } };
}

/** Whether a session is still valid. The check does not count as use. */
export async function isSessionValid(backend: Backend, tokenHash: string): Promise<boolean> {
  return (await validSessions(backend, [tokenHash])).has(tokenHash);
}

/** The sessions that are still valid among these. The check does not count as use. */
export async function validSessions(
  { engine, clock, limits }: Backend,
  tokenHashes: readonly string[],
): Promise<Set<string>> {
  const found = await engine.database
    .select()
    .from(sessions)
    .where(inArray(sessions.tokenHash, [...tokenHashes]));
  const now = clock();
  return new Set(found.filter((session) => !isExpired(session, now, limits)).map(({ tokenHash }) => tokenHash));
}

/**
 * Uses a session inside a transaction: it is locked until the transaction ends, so that it cannot end in between.
 * Returns false when it has ended; nothing is changed then.
 */
export async function useSession(
  { clock, limits }: Pick<Backend, 'clock' | 'limits'>,
  transaction: Transaction,
  tokenHash: string,
): Promise<boolean> {
  const own = eq(sessions.tokenHash, tokenHash);
  const [session] = await transaction.select().from(sessions).where(own).for('no key update');
  const now = clock();
  if (!session || isExpired(session, now, limits)) return false;
  if (now - session.usedAt.getTime() > touchEvery)
    await transaction
      .update(sessions)
      .set({ usedAt: new Date(now) })
      .where(own);
  return true;
}

/** Ends a session and the games opened from it. */
export async function endSession({ engine }: Backend, tokenHash: string): Promise<void> {
  await engine.database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Whether a session has timed out. */
export function isExpired(
  { usedAt, createdAt }: typeof sessions.$inferSelect,
  now: number,
  { sessionIdle, sessionLife }: Limits,
) {
  return now - usedAt.getTime() > sessionIdle || now - createdAt.getTime() > sessionLife;
}

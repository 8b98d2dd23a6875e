import { and, eq, gt } from 'drizzle-orm';
import { canonicalName } from '../accounts/canonical-name';
import { accounts, type Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { isAccountNumber } from '../verification/phone-number';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { pendingSignIns } from './tables';
import { hashToken, newToken } from './token';

/** Seconds to provide the second factor: enough to open another program or wait for a message. */
const life = 15 * 60;

const cookieName = (merchant: string) => `atrium_${merchant}_begun`;

/** Remembers that this browser has proven the account's password and passed any challenge. */
export async function rememberPendingSignIn({ engine, clock }: Backend, call: Call, { id }: Account): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(clock() + life * 1000);
  await engine.database.insert(pendingSignIns).values({ tokenHash: hashToken(token), accountId: id, expiresAt });
  call.setCookie(cookieName(call.merchant.code), token, life);
}

/**
 * The account of the sign-in that this browser started, if `username` names it. Other names are not looked up, so that the
 * answer reveals nothing about them.
 * @throws Refusal `login_begin_again`
 */
export async function pendingAccount({ engine, clock }: Backend, call: Call, username: string): Promise<Account> {
  const [begun] = await engine.database
    .select({ account: accounts })
    .from(pendingSignIns)
    .innerJoin(accounts, eq(accounts.id, pendingSignIns.accountId))
    .where(
      and(
        eq(pendingSignIns.tokenHash, tokenHash(call)),
        eq(accounts.merchant, call.merchant.code),
        gt(pendingSignIns.expiresAt, new Date(clock())),
      ),
    );
  if (!begun || !isNameOrNumber(call, begun.account, username)) throw new Refusal('login_begin_again');
  return begun.account;
}

/**
 * Consumes the started sign-in: it can be completed once.
 * @throws Refusal `login_begin_again` when a concurrent request has consumed it
 */
export async function consumePendingSignIn({ engine }: Backend, call: Call, { id }: Account): Promise<void> {
  const spent = await engine.database
    .delete(pendingSignIns)
    .where(and(eq(pendingSignIns.tokenHash, tokenHash(call)), eq(pendingSignIns.accountId, id)))
    .returning();
  if (spent.length === 0) throw new Refusal('login_begin_again');
  call.setCookie(cookieName(call.merchant.code), '', 0);
}

const tokenHash = (call: Call): string => hashToken(call.cookie(cookieName(call.merchant.code)) ?? '');

/** Matches the name or the number, because the second step does not say which was typed. */
function isNameOrNumber({ merchant }: Call, account: Account, typed: string): boolean {
  return canonicalName(typed) === canonicalName(account.name) || isAccountNumber(account, merchant, typed);
}

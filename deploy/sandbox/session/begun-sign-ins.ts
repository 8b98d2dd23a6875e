import { and, eq, gt } from 'drizzle-orm';
import { canonicalName } from '../accounts/canonical-name';
import { accounts, type Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { isNumberOf } from '../verification/phone-number';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { begunSignIns } from './tables';
import { hashToken, newToken } from './token';

/** Seconds for the second factor: time to look into another program, or to wait for a message. */
const life = 15 * 60;

const cookieName = (merchant: string) => `atrium_${merchant}_begun`;

/** Remembers that this browser has shown the account's password, past whatever stood before it. */
export async function rememberBegun({ engine, clock }: Backend, call: Call, { id }: Account): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(clock() + life * 1000);
  await engine.database.insert(begunSignIns).values({ tokenHash: hashToken(token), accountId: id, expiresAt });
  call.setCookie(cookieName(call.merchant.code), token, life);
}

/**
 * The account this browser has begun to sign in to, if that is whom `username` names. Whoever else is named is not even
 * looked for, so that the answer says nothing of them.
 * @throws Refusal `login_begin_again`
 */
export async function begunAccount({ engine, clock }: Backend, call: Call, username: string): Promise<Account> {
  const [begun] = await engine.database
    .select({ account: accounts })
    .from(begunSignIns)
    .innerJoin(accounts, eq(accounts.id, begunSignIns.accountId))
    .where(
      and(
        eq(begunSignIns.tokenHash, tokenHash(call)),
        eq(accounts.merchant, call.merchant.code),
        gt(begunSignIns.expiresAt, new Date(clock())),
      ),
    );
  if (!begun || !isNamed(call, begun.account, username)) throw new Refusal('login_begin_again');
  return begun.account;
}

/** Uses up what was begun: it lets in once. @throws Refusal `login_begin_again` where another was quicker */
export async function spendBegun({ engine }: Backend, call: Call, { id }: Account): Promise<void> {
  const spent = await engine.database
    .delete(begunSignIns)
    .where(and(eq(begunSignIns.tokenHash, tokenHash(call)), eq(begunSignIns.accountId, id)))
    .returning();
  if (spent.length === 0) throw new Refusal('login_begin_again');
  call.setCookie(cookieName(call.merchant.code), '', 0);
}

const tokenHash = (call: Call): string => hashToken(call.cookie(cookieName(call.merchant.code)) ?? '');

/** Which of the two was typed is not sent again. */
function isNamed({ merchant }: Call, account: Account, typed: string): boolean {
  return canonicalName(typed) === canonicalName(account.name) || isNumberOf(account, merchant, typed);
}

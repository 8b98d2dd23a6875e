import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { findAccount } from '../accounts/find-account';
import { accounts, type Account } from '../accounts/tables';
import { isAgent } from '../agent/team';
import { teamMembers } from '../agent/tables';
import type { Merchant } from '../merchants/merchant';
import { referralCodes } from './tables';

/** What somebody brings who was sent by somebody. */
export interface Introduction {
  referralCode?: string | undefined;
  recommenderId?: string | undefined;
  affiliateCode?: string | undefined;
}

/** Who sent somebody; each is absent where nobody did. */
export interface WhoSent {
  affiliate?: Account;
  referrer?: Account;
  /** The agent whose team the new account joins. */
  upline?: Account;
}

/** The agent whose affiliate code this is, at this merchant. */
export async function affiliateOf(queries: Queries, merchant: Merchant, code: string): Promise<Account | undefined> {
  const owner = await ownerOf(queries, merchant, code);
  return owner && isAgent(owner) ? owner : undefined;
}

/**
 * Finds out who sent somebody. A code nobody has counts for nothing: links outlive those who wrote them. An affiliate
 * goes before a referrer, and a referrer who is a player brings into the team they are in.
 */
export async function whoSent(queries: Queries, merchant: Merchant, brought: Introduction): Promise<WhoSent> {
  const { affiliateCode = '', referralCode = '', recommenderId = '' } = brought;
  const affiliate = await affiliateOf(queries, merchant, affiliateCode);
  const referrer =
    (await ownerOf(queries, merchant, referralCode)) ??
    (await ownerOf(queries, merchant, recommenderId)) ??
    (recommenderId ? await findAccount(queries, merchant.code, recommenderId) : undefined);
  const upline = affiliate ?? (referrer && (isAgent(referrer) ? referrer : await uplineOf(queries, referrer)));
  return { ...(affiliate && { affiliate }), ...(referrer && { referrer }), ...(upline && { upline }) };
}

async function ownerOf(queries: Queries, merchant: Merchant, code: string): Promise<Account | undefined> {
  if (code.trim() === '') return undefined;
  const [found] = await queries
    .select({ account: accounts })
    .from(referralCodes)
    .innerJoin(accounts, eq(accounts.id, referralCodes.accountId))
    .where(and(eq(referralCodes.merchant, merchant.code), eq(referralCodes.code, code.trim().toUpperCase())));
  return found?.account;
}

async function uplineOf(queries: Queries, { id }: Account): Promise<Account | undefined> {
  const [found] = await queries
    .select({ account: accounts })
    .from(teamMembers)
    .innerJoin(accounts, eq(accounts.id, teamMembers.uplineId))
    .where(eq(teamMembers.accountId, id));
  return found?.account;
}

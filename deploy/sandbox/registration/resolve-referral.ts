import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { findAccount } from '../accounts/find-account';
import { accounts, type Account } from '../accounts/tables';
import { isAgent } from '../agent/team';
import { teamMembers } from '../agent/tables';
import type { Merchant } from '../merchants/merchant';
import { registrationLinks, type RegistrationLinkRow } from '../register-centre/tables';
import { referralCodes } from './tables';

/** Referral data of a registration. */
export interface ReferralRequest {
  referralCode?: string | undefined;
  recommenderId?: string | undefined;
  affiliateCode?: string | undefined;
}

/** The resolved referral; each part is absent when the registration names none. */
export interface Referral {
  affiliate?: Account;
  /** The link of the affiliate, where the code is that of a link. */
  link?: RegistrationLinkRow;
  referrer?: Account;
  /** The agent of the team that the new account joins. */
  upline?: Account;
}

/** The agent who owns this affiliate code at the merchant. */
export async function affiliateOf(queries: Queries, merchant: Merchant, code: string): Promise<Account | undefined> {
  const owner = await ownerOf(queries, merchant, code);
  return owner && isAgent(owner) ? owner : undefined;
}

/**
 * Resolves the referral of a registration. An unknown code is ignored, because links outlive their owners. An affiliate
 * takes precedence over a referrer; a referrer who is a player adds the account to their own team.
 */
export async function resolveReferral(
  queries: Queries,
  merchant: Merchant,
  brought: ReferralRequest,
): Promise<Referral> {
  const { affiliateCode = '', referralCode = '', recommenderId = '' } = brought;
  const affiliate = await affiliateOf(queries, merchant, affiliateCode);
  const link = affiliate && (await linkOf(queries, merchant, affiliateCode))?.link;
  const referrer =
    (await ownerOf(queries, merchant, referralCode)) ??
    (await ownerOf(queries, merchant, recommenderId)) ??
    (recommenderId ? await findAccount(queries, merchant.code, recommenderId) : undefined);
  const upline = affiliate ?? (referrer && (isAgent(referrer) ? referrer : await uplineOf(queries, referrer)));
  return {
    ...(affiliate && { affiliate }),
    ...(link && { link }),
    ...(referrer && { referrer }),
    ...(upline && { upline }),
  };
}

async function ownerOf(queries: Queries, merchant: Merchant, code: string): Promise<Account | undefined> {
  if (code.trim() === '') return undefined;
  const [found] = await queries
    .select({ account: accounts })
    .from(referralCodes)
    .innerJoin(accounts, eq(accounts.id, referralCodes.accountId))
    .where(and(eq(referralCodes.merchant, merchant.code), eq(referralCodes.code, code.trim().toUpperCase())));
  return found?.account ?? (await linkOf(queries, merchant, code))?.account;
}

/** A link that is switched off refers to no account. */
async function linkOf(queries: Queries, merchant: Merchant, code: string) {
  const [found] = await queries
    .select({ account: accounts, link: registrationLinks })
    .from(registrationLinks)
    .innerJoin(accounts, eq(accounts.id, registrationLinks.accountId))
    .where(
      and(
        eq(registrationLinks.merchant, merchant.code),
        eq(registrationLinks.code, code.trim().toUpperCase()),
        eq(registrationLinks.active, true),
      ),
    );
  return found;
}

async function uplineOf(queries: Queries, { id }: Account): Promise<Account | undefined> {
  const [found] = await queries
    .select({ account: accounts })
    .from(teamMembers)
    .innerJoin(accounts, eq(accounts.id, teamMembers.uplineId))
    .where(eq(teamMembers.accountId, id));
  return found?.account;
}

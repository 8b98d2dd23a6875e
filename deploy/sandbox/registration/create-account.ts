import type { Transaction } from '../../engine';
import { accounts, type Account } from '../accounts/tables';
import { teamMembers } from '../agent/tables';
import type { Backend } from '../backend';
import { lockLedgerAccount } from '../ledger/ledger-account';
import { randomDigits } from '../random-text';
import { walletOf } from '../wallets/wallet';
import { Refusal } from '../wire/refusal';
import { registrations } from './tables';
import type { Referral } from './resolve-referral';

type AccountProfile = Partial<
  Pick<Account, 'nickname' | 'password' | 'passwordState' | 'paymentPassword' | 'payeeName' | 'mobile' | 'email'>
>;

/** An account to be created: its data, its source and its referral. */
export interface NewAccount {
  merchant: string;
  /** Generated when omitted. */
  name?: string | undefined;
  profile: AccountProfile;
  language: string;
  referral: Referral;
  source: Pick<typeof registrations.$inferInsert, 'method' | 'registerUrl' | 'domain' | 'details'> & {
    /** With its country code. */
    mobile?: string | undefined;
    referralCode?: string | undefined;
    affiliateCode?: string | undefined;
  };
}

/**
 * Creates a player account with an empty wallet, at the lowest rank, in the team of its referral. It may send
 * money to its upline.
 * @throws Refusal `username_taken`, `mobile_taken`
 */
export async function createAccount(
  backend: Backend,
  transaction: Transaction,
  newAccount: NewAccount,
): Promise<Account> {
  const { merchant, profile, language, referral, source } = newAccount;
  const createdAt = new Date(backend.clock());
  const name = newAccount.name ?? generatedName();
  const [account] = await transaction
    .insert(accounts)
    .values({
      ...{ nickname: name, ...profile, merchant, name, kind: 0, language, createdAt },
      toUpline: referral.upline !== undefined,
    })
    .onConflictDoNothing()
    .returning();
  if (!account) throw new Refusal('username_taken');
  const inserted = await transaction
    .insert(registrations)
    .values({
      ...source,
      accountId: account.id,
      merchant,
      referralCode: source.referralCode ?? '',
      affiliateCode: source.affiliateCode ?? '',
      affiliateId: referral.affiliate?.id ?? null,
      referrerId: referral.referrer?.id ?? null,
      linkId: referral.link?.id ?? null,
      createdAt,
    })
    .onConflictDoNothing()
    .returning({ accountId: registrations.accountId });
  if (inserted.length === 0) throw new Refusal('mobile_taken');
  if (referral.upline)
    await transaction.insert(teamMembers).values({ accountId: account.id, uplineId: referral.upline.id });
  await lockLedgerAccount(transaction, walletOf(backend, account));
  return account;
}

/** A generated account name; never typed, so long enough to be unique. */
export function generatedName(): string {
  return `m${randomDigits(11)}`;
}

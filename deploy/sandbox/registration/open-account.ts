import type { Transaction } from '../../engine';
import { accounts, type Account } from '../accounts/tables';
import { teamMembers } from '../agent/tables';
import type { Backend } from '../backend';
import { lockLedgerAccount } from '../ledger/ledger-account';
import { randomDigits } from '../random-text';
import { walletOf } from '../wallets/wallet';
import { Refusal } from '../wire/refusal';
import { registrations } from './tables';
import type { WhoSent } from './who-sent';

type Born = Partial<
  Pick<Account, 'nickname' | 'password' | 'passwordState' | 'paymentPassword' | 'payeeName' | 'mobile' | 'email'>
>;

/** An account to be created: its data, its source and its referral. */
export interface Opening {
  merchant: string;
  /** Generated when omitted. */
  name?: string | undefined;
  born: Born;
  language: string;
  sent: WhoSent;
  how: Pick<typeof registrations.$inferInsert, 'method' | 'registerUrl' | 'domain' | 'details'> & {
    /** With its country code. */
    mobile?: string | undefined;
    referralCode?: string | undefined;
    affiliateCode?: string | undefined;
  };
}

/**
 * Creates a player account with an empty wallet, at the lowest rank, in the team of its referral.
 * @throws Refusal `username_taken`, `mobile_taken`
 */
export async function openAccount(backend: Backend, transaction: Transaction, opening: Opening): Promise<Account> {
  const { merchant, born, language, sent, how } = opening;
  const createdAt = new Date(backend.clock());
  const name = opening.name ?? automaticName();
  const [account] = await transaction
    .insert(accounts)
    .values({ nickname: name, ...born, merchant, name, kind: 0, language, createdAt })
    .onConflictDoNothing()
    .returning();
  if (!account) throw new Refusal('username_taken');
  const kept = await transaction
    .insert(registrations)
    .values({
      ...how,
      accountId: account.id,
      merchant,
      referralCode: how.referralCode ?? '',
      affiliateCode: how.affiliateCode ?? '',
      affiliateId: sent.affiliate?.id ?? null,
      referrerId: sent.referrer?.id ?? null,
      createdAt,
    })
    .onConflictDoNothing()
    .returning({ accountId: registrations.accountId });
  if (kept.length === 0) throw new Refusal('mobile_taken');
  if (sent.upline) await transaction.insert(teamMembers).values({ accountId: account.id, uplineId: sent.upline.id });
  await lockLedgerAccount(transaction, walletOf(backend, account));
  return account;
}

/** A generated account name; never typed, so long enough to be unique. */
export function automaticName(): string {
  return `m${randomDigits(11)}`;
}

import { eq } from 'drizzle-orm';
import { accounts, type Account } from '../accounts/tables';
import { teamMembers } from '../agent/tables';
import type { Backend } from '../backend';
import { giveOpeningPoints } from '../mall/opening-points';
import { requirePresent } from '../require-present';
import { copyFactors } from '../second-factor/factors';
import { grant } from '../wallets/postings';
import { Refusal } from '../wire/refusal';

export interface DuplicateAccount {
  name: string;
  /** Opening balance, in minor units. */
  balance: number;
  points: number;
  /** The account has never signed in and gets the first-sign-in greeting. */
  neverSignedIn: boolean;
  /** Defaults to that of the original. */
  mobile?: string | null | undefined;
  email?: string | null | undefined;
}

/**
 * Creates an account with the kind, passwords, rank, protection and upline of another and without its history, for
 * tests that need an account of their own.
 * @throws Refusal `account_taken` when the merchant already has an account of that name
 */
export async function duplicateAccount(
  backend: Backend,
  account: Account,
  { name, balance, points, neverSignedIn, mobile = account.mobile, email = account.email }: DuplicateAccount,
): Promise<void> {
  const { id, ...original } = account;
  const at = new Date(backend.clock());
  await backend.engine.transaction(async (transaction) => {
    const inserted = await transaction
      .insert(accounts)
      .values({
        ...original,
        name,
        mobile,
        email,
        language: null,
        lastLoginAt: neverSignedIn ? null : at,
        createdAt: at,
      })
      .onConflictDoNothing()
      .returning();
    if (inserted.length === 0)
      throw new Refusal('account_taken', { text: 'An account with this name already exists.' });
    const copy = requirePresent(inserted[0]);
    const [team] = await transaction.select().from(teamMembers).where(eq(teamMembers.accountId, id));
    if (team) await transaction.insert(teamMembers).values({ ...team, accountId: copy.id });
    await copyFactors(transaction, id, copy.id);
    if (balance > 0) await grant(backend, transaction, copy, balance, `opening:${copy.id}`);
    if (points > 0) await giveOpeningPoints(backend, transaction, copy, points);
  });
}

import { eq } from 'drizzle-orm';
import { accounts, type Account } from '../accounts/tables';
import { teamMembers } from '../agent/tables';
import type { Backend } from '../backend';
import { giveOpeningPoints } from '../mall/opening-points';
import { present } from '../present';
import { copyFactors } from '../second-factor/factors-of';
import { grant } from '../wallets/postings';
import { Refusal } from '../wire/refusal';

export interface Twin {
  name: string;
  /** Opening balance, in minor units. */
  balance: number;
  points: number;
  /** The account has never signed in and gets the first-sign-in greeting. */
  neverHere: boolean;
  /** Defaults to that of the original. */
  mobile?: string | null | undefined;
  email?: string | null | undefined;
}

/**
 * Creates an account with the kind, passwords, rank, protection and upline of another and without its history, for
 * tests that need an account of their own.
 * @throws Refusal `account_taken` when the merchant already has an account of that name
 */
export async function makeTwin(
  backend: Backend,
  account: Account,
  { name, balance, points, neverHere, mobile = account.mobile, email = account.email }: Twin,
): Promise<void> {
  const { id, ...born } = account;
  const at = new Date(backend.clock());
  await backend.engine.transaction(async (transaction) => {
    const made = await transaction
      .insert(accounts)
      .values({ ...born, name, mobile, email, language: null, lastLoginAt: neverHere ? null : at, createdAt: at })
      .onConflictDoNothing()
      .returning();
    if (made.length === 0) throw new Refusal('account_taken', { status: 409 });
    const twin = present(made[0]);
    const [team] = await transaction.select().from(teamMembers).where(eq(teamMembers.accountId, id));
    if (team) await transaction.insert(teamMembers).values({ ...team, accountId: twin.id });
    await copyFactors(transaction, id, twin.id);
    if (balance > 0) await grant(backend, transaction, twin, balance, `opening:${twin.id}`);
    if (points > 0) await giveOpeningPoints(backend, transaction, twin, points);
  });
}

import { and, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../engine';
import { onlyRow } from '../database/only-row';
import { ledgerAccounts, type LedgerAccount } from './tables';

/** Identifies a ledger account. */
export type LedgerAccountName = Pick<LedgerAccount, 'kind' | 'merchant' | 'name' | 'currency'>;

export async function findLedgerAccount(queries: Queries, name: LedgerAccountName): Promise<LedgerAccount | undefined> {
  const [account] = await queries.select().from(ledgerAccounts).where(named(name));
  return account;
}

/** The account, created when missing, locked until the transaction ends. */
export async function lockLedgerAccount(transaction: Transaction, name: LedgerAccountName): Promise<LedgerAccount> {
  await transaction.insert(ledgerAccounts).values(name).onConflictDoNothing();
  return onlyRow(await transaction.select().from(ledgerAccounts).where(named(name)).for('update'));
}

/** Whether the account is a customer's: its balance is never negative. */
export function belongsToCustomer({ kind }: Pick<LedgerAccount, 'kind'>): boolean {
  return kind === 'wallet' || kind === 'vendor-wallet' || kind === 'play-wallet' || kind === 'points';
}

function named({ kind, merchant, name, currency }: LedgerAccountName) {
  return and(
    eq(ledgerAccounts.kind, kind),
    eq(ledgerAccounts.merchant, merchant),
    eq(ledgerAccounts.name, name),
    eq(ledgerAccounts.currency, currency),
  );
}

import { eq } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import { accounts } from '../accounts/tables';

/** Two claims of one account follow each other: the second sees what the first has stored. */
export async function lockAccount(transaction: Transaction, accountId: number): Promise<void> {
  await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
}

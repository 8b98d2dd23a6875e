import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import { walletTransactions } from './tables';

/** Whether the stake of a bet earns points when it is settled, and has earned none before. */
export async function earnsLater(transaction: Transaction, vendor: string, betId: string): Promise<boolean> {
  const [bet] = await transaction
    .select({ earnsLater: walletTransactions.earnsLater })
    .from(walletTransactions)
    .where(and(eq(walletTransactions.vendor, vendor), eq(walletTransactions.transactionId, betId)));
  return bet?.earnsLater ?? false;
}

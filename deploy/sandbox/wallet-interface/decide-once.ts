import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Backend } from '../backend';
import { walletTransactions } from './tables';
import type { WalletAnswer } from './wallet-answer';
import { WalletRefusal } from './wallet-refusal';

export interface VendorTransaction {
  vendor: string;
  transactionId: string;
  kind: 'bet' | 'win' | 'rollback';
  accountId: number;
  /** Of a rollback: the bet it reverses. Bet and rollback are never decided at the same time. */
  betId?: string;
  /** Of a bet: its round, and the vendor's id of its game. */
  round?: string;
  game?: string;
  /** The whole call: the same id with another content is refused. */
  content: unknown;
}

/**
 * Decides a call once per vendor and transaction id: posting and answer are committed together, and a repeated call
 * gets the same answer, also when it was refused. Otherwise a refused bet that is repeated after a deposit would be
 * accepted, and the ledger would depend on the order of delivery.
 * @throws WalletRefusal `transaction_id_reused`; `transaction_in_progress` while the same call, or the rollback of the
 * same bet, is being decided
 */
export function decideOnce(
  { engine, clock }: Backend,
  { content, ...call }: VendorTransaction,
  decide: (transaction: Transaction) => Promise<WalletAnswer>,
): Promise<WalletAnswer> {
  const { vendor, transactionId, kind, betId = transactionId } = call;
  const requestHash = createHash('sha256')
    .update(JSON.stringify([kind, content]))
    .digest('base64url');
  return engine.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`wallet ${vendor} ${betId}`}, 2)) as mine`,
    );
    if (!rows[0]?.mine) throw new WalletRefusal('transaction_in_progress');
    const [earlier] = await transaction
      .select()
      .from(walletTransactions)
      .where(and(eq(walletTransactions.vendor, vendor), eq(walletTransactions.transactionId, transactionId)));
    if (earlier) {
      if (earlier.requestHash !== requestHash) throw new WalletRefusal('transaction_id_reused');
      return earlier.answer;
    }
    const answer = await decide(transaction);
    await transaction
      .insert(walletTransactions)
      .values({ ...call, accepted: answer.body.success, requestHash, answer, createdAt: new Date(clock()) });
    return answer;
  });
}

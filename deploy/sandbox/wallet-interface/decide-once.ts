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
  /** Of a bet: whether its stake earns points when it is settled. Default: when it is placed. */
  earnsLater?: boolean;
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
  backend: Backend,
  call: VendorTransaction,
  decide: (transaction: Transaction) => Promise<WalletAnswer>,
): Promise<WalletAnswer> {
  return decideTogether(backend, [call], decide);
}

/**
 * Decides calls of one kind with one answer, once: all are accepted or all are refused. Repeated calls get the answer of
 * the last of them again.
 * @throws WalletRefusal as above; `transaction_id_reused` also where only some of the calls were decided before
 */
export function decideTogether(
  { engine, clock }: Backend,
  calls: readonly VendorTransaction[],
  decide: (transaction: Transaction) => Promise<WalletAnswer>,
): Promise<WalletAnswer> {
  return engine.transaction(async (transaction) => {
    let answer: WalletAnswer | undefined;
    let decided = 0;
    for (const call of calls) {
      const earlier = await lockCall(transaction, call);
      if (!earlier) continue;
      if (earlier.requestHash !== hashOf(call)) throw new WalletRefusal('transaction_id_reused');
      answer = earlier.answer;
      decided += 1;
    }
    if (answer && decided === calls.length) return answer;
    if (answer) throw new WalletRefusal('transaction_id_reused');
    const now = await decide(transaction);
    await transaction.insert(walletTransactions).values(
      calls.map(({ content, ...call }) => ({
        ...call,
        accepted: now.body.success,
        requestHash: hashOf({ content, ...call }),
        answer: now,
        createdAt: new Date(clock()),
      })),
    );
    return now;
  });
}

/** The earlier decision about a call, if there is one. @throws WalletRefusal `transaction_in_progress` */
async function lockCall(transaction: Transaction, { vendor, transactionId, betId = transactionId }: VendorTransaction) {
  const { rows } = await transaction.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`wallet ${vendor} ${betId}`}, 2)) as mine`,
  );
  if (!rows[0]?.mine) throw new WalletRefusal('transaction_in_progress');
  const [earlier] = await transaction
    .select()
    .from(walletTransactions)
    .where(and(eq(walletTransactions.vendor, vendor), eq(walletTransactions.transactionId, transactionId)));
  return earlier;
}

function hashOf({ kind, content }: VendorTransaction): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, content]))
    .digest('base64url');
}

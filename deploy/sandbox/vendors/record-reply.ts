import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Backend } from '../backend';
import { rounds, vendorCalls, type VendorCall } from './tables';
import type { WalletReply } from './wallet-client';

/** A call to the wallet, and its answer. */
export interface Answered {
  call: VendorCall;
  reply: WalletReply;
}

/**
 * Records the wallet's answers to wins and rollbacks in one transaction, and ends their rounds. An unanswered call stays
 * in the outbox.
 */
export async function recordReplies({ engine }: Pick<Backend, 'engine'>, answered: readonly Answered[]): Promise<void> {
  const decided = answered.filter(({ reply }) => reply.kind !== 'unanswered');
  if (decided.length === 0) return;
  await engine.transaction(async (transaction) => {
    // in one order everywhere, so that two processes do not wait for each other
    for (const { call, reply } of decided.sort((one, other) => one.call.round - other.call.round))
      await record(transaction, call, reply);
  });
}

/** Records the wallet's answer to one call. */
export function recordReply(backend: Pick<Backend, 'engine'>, call: VendorCall, reply: WalletReply): Promise<void> {
  return recordReplies(backend, [{ call, reply }]);
}

async function record(
  transaction: Transaction,
  { transactionId, kind, round, betId }: VendorCall,
  reply: WalletReply,
): Promise<void> {
  if (reply.kind === 'unanswered') return;
  // the round is locked first, as wherever a round changes
  await transaction.select().from(rounds).where(eq(rounds.id, round)).for('update');
  await transaction
    .update(vendorCalls)
    .set({ state: reply.kind })
    .where(and(eq(vendorCalls.transactionId, transactionId), eq(vendorCalls.state, 'waiting')));
  if (reply.kind === 'refused') return;
  const ofBet = and(eq(rounds.id, round), eq(rounds.betId, betId));
  // also a stake that is returned after its bet was accepted
  await transaction
    .update(rounds)
    .set({ state: 'settled', balance: reply.balance })
    .where(and(ofBet, eq(rounds.state, 'decided')));
  if (kind !== 'rollback') return;
  await transaction.update(vendorCalls).set({ state: 'reversed' }).where(eq(vendorCalls.transactionId, betId));
  await transaction
    .update(rounds)
    .set({ state: 'cancelled' })
    .where(and(ofBet, eq(rounds.state, 'opened')));
}

import { and, eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { rounds, vendorCalls, type VendorCall } from './tables';
import type { WalletReply } from './wallet-client';

/** Records the wallet's answer to a win or a rollback, and ends its round. An unanswered call stays in the outbox. */
export async function recordReply(
  { engine }: Pick<Backend, 'engine'>,
  { transactionId, kind, round, betId }: VendorCall,
  reply: WalletReply,
): Promise<void> {
  if (reply.kind === 'unanswered') return;
  await engine.transaction(async (transaction) => {
    // the round is locked first, as wherever a round changes
    await transaction.select().from(rounds).where(eq(rounds.id, round)).for('update');
    await transaction
      .update(vendorCalls)
      .set({ state: reply.kind })
      .where(and(eq(vendorCalls.transactionId, transactionId), eq(vendorCalls.state, 'waiting')));
    if (reply.kind === 'refused') return;
    const ofBet = and(eq(rounds.id, round), eq(rounds.betId, betId));
    if (kind === 'win')
      await transaction
        .update(rounds)
        .set({ state: 'settled', balance: reply.balance })
        .where(and(ofBet, eq(rounds.state, 'decided')));
    if (kind === 'rollback') {
      // a stake that is returned after its bet was accepted
      await transaction
        .update(rounds)
        .set({ state: 'settled', balance: reply.balance })
        .where(and(ofBet, eq(rounds.state, 'decided')));
      await transaction.update(vendorCalls).set({ state: 'reversed' }).where(eq(vendorCalls.transactionId, betId));
      await transaction
        .update(rounds)
        .set({ state: 'cancelled' })
        .where(and(ofBet, eq(rounds.state, 'opened')));
    }
  });
}

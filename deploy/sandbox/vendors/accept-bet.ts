import { eq } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { requirePresent } from '../require-present';
import { Refusal } from '../wire/refusal';
import { unsentRollback } from './open-round';
import { rounds, vendorCalls, type Round } from './tables';

/**
 * Records that the wallet has accepted the bet of an open round: its waiting rollback is removed, and `next` changes the
 * round, in one transaction.
 * @returns the round as it is then, also when another request has changed it meanwhile
 * @throws Refusal `request_in_flight` when the outbox has begun to roll the bet back
 */
export function acceptBet(
  { engine }: Pick<Backend, 'engine'>,
  { id, betId }: Round,
  next: (transaction: Transaction, round: Round) => Promise<Round>,
): Promise<Round> {
  const bet = requirePresent(betId);
  return engine.transaction(async (transaction) => {
    const round = onlyRow(await transaction.select().from(rounds).where(eq(rounds.id, id)).for('update'));
    if (round.state !== 'opened' || round.betId !== bet) return round;
    const taken = await transaction.delete(vendorCalls).where(unsentRollback(bet)).returning();
    if (taken.length === 0) throw new Refusal('request_in_flight', { retryAfter: 1 });
    await transaction.update(vendorCalls).set({ state: 'accepted' }).where(eq(vendorCalls.transactionId, bet));
    return next(transaction, round);
  });
}

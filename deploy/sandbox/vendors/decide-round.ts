import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { requirePresent } from '../require-present';
import type { WalletCallBody } from '../wallet-interface/calls';
import { Refusal } from '../wire/refusal';
import { unsentRollback } from './open-round';
import { rounds, vendorCalls, type Outcome, type Round } from './tables';

/** Milliseconds before the outbox sends a win that its round has not paid itself. */
const winDelay = 2_000;

/**
 * Records the outcome of a round after its bet was accepted, once. The win takes the place of the waiting rollback in the
 * outbox, in one transaction.
 * @returns the round as it is then, also when another request has decided it meanwhile
 * @throws Refusal `request_in_flight` when the outbox has begun to roll the bet back
 */
export function decideRound(
  { engine, clock }: Backend,
  { id, betId }: Round,
  { balance, decide }: { balance: number; decide: () => Outcome },
): Promise<Round> {
  const bet = requirePresent(betId);
  return engine.transaction(async (transaction) => {
    const round = onlyRow(await transaction.select().from(rounds).where(eq(rounds.id, id)).for('update'));
    if (round.state !== 'opened' || round.betId !== bet) return round;
    const taken = await transaction.delete(vendorCalls).where(unsentRollback(bet)).returning();
    if (taken.length === 0) throw new Refusal('request_in_flight', { retryAfter: 1 });
    const [placed] = await transaction
      .update(vendorCalls)
      .set({ state: 'accepted' })
      .where(eq(vendorCalls.transactionId, bet))
      .returning();
    const outcome = decide();
    if (outcome.win > 0) {
      const transactionId = randomUUID();
      const now = clock();
      const { round: name, player, currency } = requirePresent(placed).body as WalletCallBody<'bet'>;
      await transaction.insert(vendorCalls).values({
        transactionId,
        round: id,
        vendor: round.vendor,
        kind: 'win',
        betId: bet,
        body: { transactionId, round: name, player, amount: outcome.win, currency },
        state: 'waiting',
        nextTryAt: new Date(now + winDelay),
        createdAt: new Date(now),
      });
    }
    const state = outcome.win > 0 ? ({ state: 'decided' } as const) : ({ state: 'settled', balance } as const);
    const changed = { ...state, outcome, win: outcome.win };
    return onlyRow(await transaction.update(rounds).set(changed).where(eq(rounds.id, id)).returning());
  });
}

import { and, eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { requirePresent } from '../require-present';
import { Refusal } from '../wire/refusal';
import { refusals, type RefusalKey } from '../wire/refusals';
import { unsentRollback } from './open-round';
import { rounds, vendorCalls, type Round } from './tables';
import type { WalletReply } from './wallet-client';

type RefusedReply = Extract<WalletReply, { kind: 'refused' }>;

/** Ends a round after its bet was refused: no money has moved, so none is rolled back. Returns the refusal for the player. */
export async function refuseRound({ engine }: Backend, { id, betId }: Round, reply: RefusedReply): Promise<Refusal> {
  const bet = requirePresent(betId);
  await engine.transaction(async (transaction) => {
    const open = and(eq(rounds.id, id), eq(rounds.betId, bet), eq(rounds.state, 'opened'));
    const closed = await transaction.update(rounds).set({ state: 'refused' }).where(open).returning();
    if (closed.length === 0) return;
    await transaction.delete(vendorCalls).where(unsentRollback(bet));
    await transaction.update(vendorCalls).set({ state: 'refused' }).where(eq(vendorCalls.transactionId, bet));
  });
  return refusalFor(reply);
}

function refusalFor({ code, value }: RefusedReply): Refusal {
  const { key, ...rest } = value;
  if (code === 'funds_insufficient') return new Refusal('balance-low', { value });
  if (code === 'session_ended') return new Refusal('play_session_ended');
  if (code === 'bet_rolled_back') return new Refusal('request_in_flight', { retryAfter: 1 });
  if (code === 'stake_refused' && typeof key === 'string' && Object.hasOwn(refusals, key))
    return new Refusal(key as RefusalKey, { value: rest });
  return new Refusal('server_error');
}

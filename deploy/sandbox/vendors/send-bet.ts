import { eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { requirePresent } from '../require-present';
import type { WalletCallBody } from '../wallet-interface/calls';
import { Refusal } from '../wire/refusal';
import { refuseRound } from './refuse-round';
import { vendorCalls, type Round } from './tables';

/**
 * Sends the bet of an open round to the wallet. Returns the balance after it.
 * @throws Refusal of the wallet; `request_in_flight` when it has not answered
 */
export async function sendBet(backend: Backend, round: Round): Promise<number> {
  const betId = requirePresent(round.betId);
  const rows = await backend.engine.database.select().from(vendorCalls).where(eq(vendorCalls.transactionId, betId));
  const reply = await backend.wallet.call(round.vendor, 'bet', onlyRow(rows).body as WalletCallBody<'bet'>);
  if (reply.kind === 'unanswered') throw new Refusal('request_in_flight', { retryAfter: 1 });
  if (reply.kind === 'refused') throw await refuseRound(backend, round, reply);
  return reply.balance;
}

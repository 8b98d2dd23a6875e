import { eq, inArray } from 'drizzle-orm';
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

/**
 * Sends the bets of open rounds of one session and game to the wallet, which accepts all or none. Returns the balance
 * after them.
 * @throws Refusal as above
 */
export async function sendBets(backend: Backend, opened: readonly Round[]): Promise<number> {
  const ids = opened.map(({ betId }) => requirePresent(betId));
  const rows = await backend.engine.database.select().from(vendorCalls).where(inArray(vendorCalls.transactionId, ids));
  const bodies = new Map(rows.map(({ transactionId, body }) => [transactionId, body as WalletCallBody<'bet'>]));
  const [first, ...others] = ids.map((id) => requirePresent(bodies.get(id)));
  const { player, session, game, slip, currency } = requirePresent(first);
  const bets = [requirePresent(first), ...others].map(({ transactionId, round, amount }) => ({
    ...{ transactionId, round, amount },
  }));
  const { vendor } = requirePresent(opened[0]);
  const call = { player, session, game, ...(slip !== undefined && { slip }), currency, bets };
  const reply = await backend.wallet.call(vendor, 'bets', call);
  if (reply.kind === 'unanswered') throw new Refusal('request_in_flight', { retryAfter: 1 });
  if (reply.kind === 'accepted') return reply.balance;
  let refusal: Refusal | undefined;
  for (const round of opened) refusal = await refuseRound(backend, round, reply);
  throw requirePresent(refusal);
}

import { eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import type { PlaySession } from '../play/tables';
import { requirePresent } from '../require-present';
import type { WalletCallBody } from '../wallet-interface/calls';
import { Refusal } from '../wire/refusal';
import { decideRound } from './decide-round';
import { openRound, type RoundRequest } from './open-round';
import { payWin } from './pay-win';
import { refuseRound } from './refuse-round';
import { vendorCalls, type Outcome, type Round } from './tables';

/** A round after its money has moved. */
export interface SettledRound {
  outcome: Outcome;
  /** Minor units after the round, as the wallet answered. */
  balance: number;
}

/**
 * One round for real money: the vendor places the bet with the wallet, decides the outcome once the bet is accepted, and
 * pays the win. Repeating the key continues the round or returns the same one. No database transaction is open while the
 * wallet is asked.
 * @param decide draws the outcome; called at most once for a round
 * @throws Refusal of the wallet; `request_in_flight` when the wallet has not answered, for the caller to repeat. Money
 * in doubt is settled by the outbox.
 */
export async function placeRound(
  backend: Backend,
  session: PlaySession,
  request: RoundRequest,
  decide: () => Outcome,
): Promise<SettledRound> {
  const opened = await openRound(backend, session, request);
  const decided = opened.state === 'opened' ? await bet(backend, opened, decide) : opened;
  const settled = decided.state === 'decided' ? await payWin(backend, decided) : decided;
  if (settled.state !== 'settled') throw new Refusal('request_in_flight', { retryAfter: 1 });
  return { outcome: requirePresent(settled.outcome), balance: requirePresent(settled.balance) };
}

async function bet(backend: Backend, round: Round, decide: () => Outcome): Promise<Round> {
  const betId = requirePresent(round.betId);
  const rows = await backend.engine.database.select().from(vendorCalls).where(eq(vendorCalls.transactionId, betId));
  const reply = await backend.wallet.call(round.vendor, 'bet', onlyRow(rows).body as WalletCallBody<'bet'>);
  if (reply.kind === 'unanswered') throw new Refusal('request_in_flight', { retryAfter: 1 });
  if (reply.kind === 'refused') throw await refuseRound(backend, round, reply);
  return decideRound(backend, round, { balance: reply.balance, decide });
}

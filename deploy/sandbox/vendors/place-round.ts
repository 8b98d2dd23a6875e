import type { Backend } from '../backend';
import type { PlaySession } from '../play/tables';
import { requirePresent } from '../require-present';
import { Refusal } from '../wire/refusal';
import { decideRound } from './decide-round';
import { openRound, type RoundRequest } from './open-round';
import { payWin } from './pay-win';
import { sendBet } from './send-bet';
import type { Outcome, Round } from './tables';

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
  return decideRound(backend, round, { balance: await sendBet(backend, round), decide });
}

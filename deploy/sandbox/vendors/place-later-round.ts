import { eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import type { PlaySession } from '../play/tables';
import { requirePresent } from '../require-present';
import { Refusal } from '../wire/refusal';
import { acceptBet } from './accept-bet';
import { openRound, type RoundRequest } from './open-round';
import { sendBet } from './send-bet';
import { rounds, type Round } from './tables';

/**
 * Places a bet for real money that is decided later, see `settleRounds`. Repeating the key continues the same
 * bet. It stays when the game session ends.
 * @returns minor units after the bet
 * @throws Refusal of the wallet; `request_in_flight` when the wallet has not answered
 */
export async function placeLaterRound(
  backend: Backend,
  session: PlaySession,
  request: RoundRequest,
  settlesAt: Date,
): Promise<number> {
  const opened = await openRound(backend, session, request);
  const placed = opened.state === 'opened' ? await place(backend, opened, settlesAt) : opened;
  if (placed.state === 'opened' || placed.state === 'cancelled')
    throw new Refusal('request_in_flight', { retryAfter: 1 });
  return requirePresent(placed.balance);
}

async function place(backend: Backend, round: Round, settlesAt: Date): Promise<Round> {
  const balance = await sendBet(backend, round);
  return acceptBet(backend, round, async (transaction) =>
    onlyRow(
      await transaction
        .update(rounds)
        .set({ state: 'placed', balance, settlesAt })
        .where(eq(rounds.id, round.id))
        .returning(),
    ),
  );
}

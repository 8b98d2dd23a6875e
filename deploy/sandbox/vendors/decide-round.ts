import type { Backend } from '../backend';
import { acceptBet } from './accept-bet';
import { recordOutcome } from './record-outcome';
import type { Outcome, Round } from './tables';

/**
 * Records the outcome of a round after its bet was accepted, once. The win takes the place of the waiting rollback in the
 * outbox, in one transaction.
 * @returns the round as it is then, also when another request has decided it meanwhile
 * @throws Refusal `request_in_flight` when the outbox has begun to roll the bet back
 */
export function decideRound(
  backend: Backend,
  round: Round,
  { balance, decide }: { balance: number; decide: () => Outcome },
): Promise<Round> {
  return acceptBet(backend, round, (transaction, locked) =>
    recordOutcome(transaction, { round: locked, outcome: decide(), balance, now: backend.clock() }),
  );
}

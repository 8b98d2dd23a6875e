import type { Backend } from '../../backend';
import { poll } from '../../../engine';
import { settleRounds } from '../../vendors/settle-rounds';
import { decideMatchBet } from './match-bets';

/** Settles the bets on matches that have ended by the sandbox's clock. Returns how many. */
export function settleMatches(backend: Backend): Promise<number> {
  return settleRounds(backend, (transaction, round) => decideMatchBet(backend, transaction, round));
}

/** Settles every second; returns a stop function. */
export function startSettling(backend: Backend, onFailure: (error: unknown) => void): () => Promise<void> {
  return poll(() => settleMatches(backend), onFailure);
}

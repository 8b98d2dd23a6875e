import type { Backend } from '../../backend';
import { settleRounds } from '../../vendors/settle-rounds';
import { decideMatchBet } from './match-bets';

/** Polling interval in milliseconds. */
const pause = 1_000;

/** Settles the bets on matches that have ended by the sandbox's clock. Returns how many. */
export function settleMatches(backend: Backend): Promise<number> {
  return settleRounds(backend, (transaction, round) => decideMatchBet(backend, transaction, round));
}

/** Settles every second; returns a stop function. */
export function startSettling(backend: Backend, onFailure: (error: unknown) => void): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= settleMatches(backend)
      .catch(onFailure)
      .finally(() => (running = undefined));
  }, pause).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

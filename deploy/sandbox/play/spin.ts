import { randomInt } from 'node:crypto';
import { merchantByCode, type Backend } from '../backend';
import { requirePresent } from '../require-present';
import { lastRound } from '../vendors/last-round';
import { placeDemoRound } from '../vendors/place-demo-round';
import { placeRound } from '../vendors/place-round';
import type { Outcome } from '../vendors/tables';
import { Refusal } from '../wire/refusal';
import { betOnMatch } from './matches/bet-on-match';
import { betsOf } from './matches/match-bets';
import { gameOf } from './play-sessions';
import { rulesOf } from './rules/rules-by-kind';
import type { PlaySession } from './tables';

export interface SpinRequest {
  key: string;
  /** Minor units. */
  bet: number;
  /** What the bet is on, in games that have more than one. */
  choice: string;
}

/** An outcome as the game's page gets it; the fields of the outcome depend on the kind of the game. */
export interface SpinAnswer extends Outcome, SpinRequest {
  /** Minor units after the spin. */
  balance: number;
}

/**
 * One round, once per key. Repeating the key returns the same round.
 * @throws Refusal `balance-low` when the stake exceeds the balance, `play_session_ended` when the player's session has
 * ended: no stake is taken then. `request_in_flight` when the wallet has not answered.
 */
export async function spin(backend: Backend, session: PlaySession, request: SpinRequest): Promise<object> {
  const { key, bet, choice } = request;
  const { kind } = gameOf(session);
  const requireStake = () => {
    if (!merchantByCode(backend, session.merchant).stakes.includes(bet)) throw new Refusal('request_invalid');
  };
  if (kind === 'sports' || kind === 'esports') {
    const balance = await betOnMatch(backend, session, kind, { key, stake: bet, slip: choice, requireStake });
    return { ...request, win: 0, balance, bets: await betsOf(backend, session) };
  }
  const rules = requirePresent(rulesOf(kind));
  if (!Object.hasOwn(rules.returns, choice)) throw new Refusal('request_invalid');
  const place = session.mode === 'real' ? placeRound : placeDemoRound;
  const { outcome, balance } = await place(
    backend,
    session,
    { key, stake: bet, ...(choice !== '' && { slip: choice }), requireStake },
    () => rules.decide(choice, bet, (below) => randomInt(below)),
  );
  return { ...outcome, ...request, balance } satisfies SpinAnswer;
}

/** The last spin of the session, for a page that was reloaded before it received the outcome. */
export async function lastSpin(
  backend: Backend,
  session: PlaySession,
): Promise<Omit<SpinAnswer, 'balance'> | undefined> {
  const round = await lastRound(backend, session.id);
  return round && { ...requirePresent(round.outcome), key: round.key, bet: round.stake, choice: round.slip ?? '' };
}

/** Playable balance in minor units. @throws Refusal `server_busy` when the wallet does not answer */
export async function playBalance(
  { wallet }: Pick<Backend, 'wallet'>,
  { mode, accountId, credits, vendor }: Pick<PlaySession, 'mode' | 'accountId' | 'credits' | 'vendor'>,
): Promise<number> {
  if (mode === 'demo' || accountId === null) return credits;
  const reply = await wallet.call(vendor, 'balance', { player: String(accountId) });
  if (reply.kind !== 'accepted') throw new Refusal('server_busy', { retryAfter: 1 });
  return reply.balance;
}

import { merchantByCode, type Backend } from '../backend';
import { lastRound } from '../vendors/last-round';
import { placeDemoRound } from '../vendors/place-demo-round';
import { placeRound } from '../vendors/place-round';
import { Refusal } from '../wire/refusal';
import { spinReels, type Outcome } from './slot/outcome';
import type { PlaySession } from './tables';

export interface SpinAnswer extends Outcome {
  key: string;
  bet: number;
  /** Minor units after the spin. */
  balance: number;
}

/**
 * One spin, once per key. Repeating the key returns the same spin.
 * @throws Refusal `balance-low` when the stake exceeds the balance, `play_session_ended` when the player's session has
 * ended: no stake is taken then. `request_in_flight` when the wallet has not answered.
 */
export async function spin(backend: Backend, session: PlaySession, key: string, bet: number): Promise<SpinAnswer> {
  const request = {
    key,
    stake: bet,
    requireStake: () => {
      if (!merchantByCode(backend, session.merchant).stakes.includes(bet)) throw new Refusal('request_invalid');
    },
  };
  const place = session.mode === 'real' ? placeRound : placeDemoRound;
  const { outcome, balance } = await place(backend, session, request, () => spinReels(bet));
  return { ...(outcome as Outcome), key, bet, balance };
}

/** The last spin of the session, for a page that was reloaded before it received the outcome. */
export async function lastSpin(
  backend: Backend,
  session: PlaySession,
): Promise<Omit<SpinAnswer, 'balance'> | undefined> {
  const round = await lastRound(backend, session.id);
  return round && { ...(round.outcome as Outcome), key: round.key, bet: round.stake };
}

/** Playable balance in minor units. @throws Refusal `server_busy` when the wallet does not answer */
export async function playBalance(
  { wallet }: Pick<Backend, 'wallet'>,
  { mode, accountId, credits, vendor }: PlaySession,
): Promise<number> {
  if (mode === 'demo' || accountId === null) return credits;
  const reply = await wallet.call(vendor, 'balance', { player: String(accountId) });
  if (reply.kind !== 'accepted') throw new Refusal('server_busy', { retryAfter: 1 });
  return reply.balance;
}

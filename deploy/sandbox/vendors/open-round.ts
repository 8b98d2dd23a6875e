import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { idempotencyKey } from '../ledger/exactly-once';
import { gameOf } from '../play/play-sessions';
import type { PlaySession } from '../play/tables';
import { requirePresent } from '../require-present';
import { Refusal } from '../wire/refusal';
import { rounds, vendorCalls, type Round } from './tables';

/**
 * How long a bet without an answer can be placed again before the outbox rolls it back. Milliseconds, 30 seconds; longer
 * than the wallet client waits.
 */
export const rollbackDelay = 30_000;

export interface RoundRequest {
  /** What the game's page chose: the same key is the same round. */
  key: string;
  /** Minor units. */
  stake: number;
  /** What the player bets on, for games with a choice. */
  slip?: string | undefined;
  /** The vendor's id of the game; that of the session by default. */
  game?: string | undefined;
  /**
   * Refuses stakes that are not on offer. Called before a bet is placed, not for a round that is repeated: its stake may
   * no longer be on offer.
   * @throws Refusal
   */
  requireStake: () => void;
}

/**
 * The round of a key, created when missing. A refused or cancelled round starts over with a new bet.
 * @throws Refusal `request_key_reused` for another stake or slip, `request_in_flight` while its bet is being rolled back
 */
export async function openRound(backend: Backend, session: PlaySession, request: RoundRequest): Promise<Round> {
  const { key, stake, slip = null } = request;
  if (!idempotencyKey.test(key)) throw new Refusal('request_invalid');
  const now = new Date(backend.clock());
  return backend.engine.transaction(async (transaction) => {
    const round =
      (await lockRound(transaction, session, key)) ?? (await insertRound(transaction, session, request, now));
    if (isUnplaced(round)) {
      request.requireStake();
      return placeBet(transaction, session, { round, request, now });
    }
    if (round.stake !== stake || round.slip !== slip) throw new Refusal('request_key_reused');
    if (round.state === 'opened') await postponeRollback(transaction, round, now);
    return round;
  });
}

async function lockRound(transaction: Transaction, { id }: PlaySession, key: string): Promise<Round | undefined> {
  const named = and(eq(rounds.playSession, id), eq(rounds.key, key));
  const [round] = await transaction.select().from(rounds).where(named).for('update');
  return round;
}

/** A new round, or the one that another request has created meanwhile. */
async function insertRound(
  transaction: Transaction,
  session: PlaySession,
  { key, stake, slip, game = gameOf(session).gameId, requireStake }: RoundRequest,
  createdAt: Date,
): Promise<Round> {
  requireStake();
  const { id, vendor, mode, accountId } = session;
  const owner = { player: accountId, game };
  const [created] = await transaction
    .insert(rounds)
    .values({ playSession: id, ...owner, vendor, mode, key, stake, slip, state: 'opened', createdAt })
    .onConflictDoNothing()
    .returning();
  return created ?? requirePresent(await lockRound(transaction, session, key));
}

/** Whether the round has no bet yet, or one that has moved nothing for good. */
function isUnplaced({ state, betId }: Round): boolean {
  return betId === null || state === 'refused' || state === 'cancelled';
}

/** Records the bet before it is sent, with the rollback that the outbox sends if the bet's fate stays unknown. */
async function placeBet(
  transaction: Transaction,
  session: PlaySession,
  { round, request, now }: { round: Round; request: RoundRequest; now: Date },
): Promise<Round> {
  const { key, stake, slip, game = gameOf(session).gameId } = request;
  const betId = randomUUID();
  const rollbackId = randomUUID();
  const player = String(requirePresent(session.accountId));
  const common = { round: round.id, vendor: session.vendor, betId, state: 'waiting', createdAt: now } as const;
  const bet = {
    transactionId: betId,
    round: `play:${session.id}:spins:${key}`,
    player,
    session: String(session.id),
    game,
    ...(slip !== undefined && { slip }),
    amount: stake,
    currency: session.currency,
  };
  await transaction.insert(vendorCalls).values([
    { ...common, transactionId: betId, kind: 'bet', body: bet },
    {
      ...common,
      transactionId: rollbackId,
      kind: 'rollback',
      body: { transactionId: rollbackId, bet: betId, player },
      nextTryAt: new Date(now.getTime() + rollbackDelay),
    },
  ]);
  const changed = { state: 'opened', stake, slip: slip ?? null, betId } as const;
  return onlyRow(await transaction.update(rounds).set(changed).where(eq(rounds.id, round.id)).returning());
}

async function postponeRollback(transaction: Transaction, { betId }: Round, now: Date): Promise<void> {
  const postponed = await transaction
    .update(vendorCalls)
    .set({ nextTryAt: new Date(now.getTime() + rollbackDelay) })
    .where(unsentRollback(requirePresent(betId)))
    .returning({ id: vendorCalls.transactionId });
  if (postponed.length === 0) throw new Refusal('request_in_flight', { retryAfter: 1 });
}

/** The rollback of a bet that the outbox has not begun to send. */
export function unsentRollback(betId: string) {
  return and(
    eq(vendorCalls.betId, betId),
    eq(vendorCalls.kind, 'rollback'),
    eq(vendorCalls.state, 'waiting'),
    eq(vendorCalls.tries, 0),
  );
}

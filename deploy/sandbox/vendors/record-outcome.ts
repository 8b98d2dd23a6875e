import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import { onlyRow } from '../database/only-row';
import { requirePresent } from '../require-present';
import type { WalletCallBody } from '../wallet-interface/calls';
import { rounds, vendorCalls, type Outcome, type Round } from './tables';

/** Milliseconds before the outbox sends a win that its round has not paid itself. */
const winDelay = 2_000;

interface Recorded {
  /** Locked, with an accepted bet. */
  round: Round;
  outcome: Outcome;
  /** Minor units after the bet. */
  balance: number;
  now: number;
}

/** Records the outcome of a round with its win, which the outbox sends if nothing else does. */
export async function recordOutcome(
  transaction: Transaction,
  { round, outcome, balance, now }: Recorded,
): Promise<Round> {
  const betId = requirePresent(round.betId);
  if (outcome.win > 0) {
    const bet = onlyRow(await transaction.select().from(vendorCalls).where(eq(vendorCalls.transactionId, betId)));
    const { round: name, player, currency } = bet.body as WalletCallBody<'bet'>;
    const transactionId = randomUUID();
    await transaction.insert(vendorCalls).values({
      transactionId,
      round: round.id,
      vendor: round.vendor,
      kind: 'win',
      betId,
      body: { transactionId, round: name, player, amount: outcome.win, currency },
      state: 'waiting',
      nextTryAt: new Date(now + winDelay),
      createdAt: new Date(now),
    });
  }
  const state = outcome.win > 0 ? ({ state: 'decided' } as const) : ({ state: 'settled', balance } as const);
  const changed = { ...state, outcome, win: outcome.win };
  return onlyRow(await transaction.update(rounds).set(changed).where(eq(rounds.id, round.id)).returning());
}

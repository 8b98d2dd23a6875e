import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../engine';
import type { Backend } from '../../backend';
import { onlyRow } from '../../database/only-row';
import { requirePresent } from '../../require-present';
import { unsentRollback } from '../../vendors/open-round';
import { rounds, vendorCalls, type Round } from '../../vendors/tables';
import { Refusal } from '../../wire/refusal';
import type { LotteryGame } from '../game';
import { closedIssue } from './check-slip';
import { forgetDraft } from './drafts';
import { lockIssues } from './issue-lock';
import type { Issue } from './issues-on-sale';
import { lotteryBets, lotterySlips, type StoredSlip } from './tables';

/** A bet of a slip after the wallet has taken its stake. */
export interface StakedIssue {
  issue: Issue;
  round: Round;
}

interface Staked {
  game: LotteryGame;
  staked: StakedIssue[];
  /** Minor units after the last stake. */
  balance: number;
}

/**
 * Accepts a slip with all its bets, in one transaction, unless the sale of an issue has ended meanwhile: until then the
 * rollback of each stake waits in the outbox.
 * @returns the slip as it is then, also when another request has accepted it meanwhile
 * @throws Refusal `lottery_issue_closed`; `request_in_flight` when a stake is being rolled back
 */
export function acceptSlip(backend: Backend, opened: StoredSlip, { game, staked, balance }: Staked) {
  return backend.engine.transaction(async (transaction) => {
    const slip = await lockSlip(transaction, opened);
    if (slip.state === 'accepted') return slip;
    if (slip.state !== 'opened' || slip.attempt !== opened.attempt) throw inFlight();
    const closed = await lockIssues(
      transaction,
      game,
      staked.map(({ issue }) => issue),
      backend.clock,
    );
    if (closed) throw closedIssue(game, closed.numero, backend.clock());
    for (const { round } of staked) await keepStake(transaction, round, balance);
    await transaction.insert(lotteryBets).values(
      staked.map(({ issue, round }) => ({
        slip: slip.id,
        game: game.code,
        issue: issue.issue,
        numero: issue.numero,
        drawsAt: new Date(issue.drawsAt),
        stake: round.stake,
        round: round.id,
        state: 'open' as const,
      })),
    );
    await forgetDraft(transaction, slip.player, game.code);
    const accepted = { state: 'accepted', balance } as const;
    return onlyRow(
      await transaction.update(lotterySlips).set(accepted).where(eq(lotterySlips.id, slip.id)).returning(),
    );
  });
}

/**
 * Gives a slip up: the outbox returns the stakes that were taken at once. An accepted slip stays.
 * @returns the slip as it is then
 */
export function refuseSlip(backend: Backend, opened: StoredSlip): Promise<StoredSlip> {
  return backend.engine.transaction(async (transaction) => {
    const slip = await lockSlip(transaction, opened);
    if (slip.state !== 'opened' || slip.attempt !== opened.attempt) return slip;
    const ofSlip = transaction
      .select({ id: rounds.id })
      .from(rounds)
      .where(and(eq(rounds.player, slip.player), eq(rounds.game, slip.game), eq(rounds.slip, slip.number)));
    const unsent = and(eq(vendorCalls.kind, 'rollback'), eq(vendorCalls.state, 'waiting'), eq(vendorCalls.tries, 0));
    await transaction
      .update(vendorCalls)
      .set({ nextTryAt: new Date(backend.clock()) })
      .where(and(inArray(vendorCalls.round, ofSlip), unsent));
    const refused = { state: 'refused' } as const;
    return onlyRow(await transaction.update(lotterySlips).set(refused).where(eq(lotterySlips.id, slip.id)).returning());
  });
}

async function lockSlip(transaction: Transaction, { id }: StoredSlip): Promise<StoredSlip> {
  return onlyRow(await transaction.select().from(lotterySlips).where(eq(lotterySlips.id, id)).for('update'));
}

async function keepStake(transaction: Transaction, { id, betId }: Round, balance: number): Promise<void> {
  const bet = requirePresent(betId);
  const [open] = await transaction
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(eq(rounds.id, id), eq(rounds.betId, bet), eq(rounds.state, 'opened')))
    .for('update');
  const taken =
    open &&
    (await transaction
      .delete(vendorCalls)
      .where(unsentRollback(bet))
      .returning({ one: sql`1` }));
  if (taken?.length !== 1) throw inFlight();
  await transaction.update(vendorCalls).set({ state: 'accepted' }).where(eq(vendorCalls.transactionId, bet));
  await transaction.update(rounds).set({ state: 'placed', balance }).where(eq(rounds.id, id));
}

const inFlight = () => new Refusal('request_in_flight', { retryAfter: 1 });

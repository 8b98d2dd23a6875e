import { and, asc, eq, lte } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { requirePresent } from '../require-present';
import { payWin } from './pay-win';
import { recordOutcome } from './record-outcome';
import { rounds, type Outcome, type Round } from './tables';

/** Rounds per batch. */
const batch = 50;

/** Decides a placed round, in the transaction that records its outcome. */
type Decide = (transaction: Transaction, round: Round) => Promise<Outcome>;

/**
 * Decides the placed rounds that are due, oldest first, and pays their wins. Several processes can share the work: a
 * round is decided once. Returns how many were decided here.
 * @throws AggregateError after all rounds, with the errors of those that could not be decided; they are tried again
 */
export async function settleRounds(backend: Backend, decide: Decide): Promise<number> {
  const { engine, clock } = backend;
  const due = await engine.database
    .select()
    .from(rounds)
    .where(and(eq(rounds.state, 'placed'), lte(rounds.settlesAt, new Date(clock()))))
    .orderBy(asc(rounds.settlesAt), asc(rounds.id))
    .limit(batch);
  let settled = 0;
  const errors: unknown[] = [];
  for (const { id } of due)
    try {
      const decided = await engine.transaction((transaction) => decideIfPlaced(transaction, id));
      if (!decided) continue;
      settled += 1;
      if (decided.state === 'decided') await payWin(backend, decided);
    } catch (error) {
      errors.push(error);
    }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${due.length} rounds were not settled.`);
  return settled;

  async function decideIfPlaced(transaction: Transaction, id: Round['id']): Promise<Round | undefined> {
    const round = onlyRow(await transaction.select().from(rounds).where(eq(rounds.id, id)).for('update'));
    if (round.state !== 'placed') return undefined;
    const outcome = await decide(transaction, round);
    return recordOutcome(transaction, { round, outcome, balance: requirePresent(round.balance), now: clock() });
  }
}

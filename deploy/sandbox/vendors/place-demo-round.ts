import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { idempotencyKey } from '../ledger/exactly-once';
import { usePlaySession } from '../play/play-sessions';
import { playSessions, type PlaySession } from '../play/tables';
import { requirePresent } from '../require-present';
import { Refusal } from '../wire/refusal';
import type { RoundRequest } from './open-round';
import type { SettledRound } from './place-round';
import { rounds, type Outcome } from './tables';

/** One round of a demo, with the vendor's own credits: the wallet is not asked. Repeating the key returns the same one. */
export function placeDemoRound(
  backend: Backend,
  session: PlaySession,
  { key, stake, slip: chosen, requireStake }: RoundRequest,
  decide: () => Outcome,
): Promise<SettledRound> {
  if (!idempotencyKey.test(key)) throw new Refusal('request_invalid');
  const { id, vendor, mode } = session;
  const slip = chosen ?? null;
  return backend.engine.transaction(async (transaction) => {
    // locks the session, so that a repeated request waits for the first
    if (!(await usePlaySession(backend, transaction, session))) throw new Refusal('play_session_ended');
    const ofKey = and(eq(rounds.playSession, id), eq(rounds.key, key));
    const [earlier] = await transaction.select().from(rounds).where(ofKey);
    if (earlier) {
      if (earlier.stake !== stake || earlier.slip !== slip) throw new Refusal('request_key_reused');
      return { outcome: requirePresent(earlier.outcome), balance: requirePresent(earlier.balance) };
    }
    requireStake();
    const outcome = decide();
    const balance = await moveCredits(transaction, session, stake, outcome.win);
    const createdAt = new Date(backend.clock());
    const round = { playSession: id, vendor, mode, key, stake, slip, outcome, win: outcome.win, balance, createdAt };
    await transaction.insert(rounds).values({ ...round, state: 'settled' });
    return { outcome, balance };
  });
}

async function moveCredits(transaction: Transaction, { id }: PlaySession, stake: number, win: number): Promise<number> {
  const own = eq(playSessions.id, id);
  const { credits } = onlyRow(await transaction.select().from(playSessions).where(own));
  if (credits < stake) throw new Refusal('balance-low', { value: { balance: credits } });
  const changed = { credits: sql`${playSessions.credits} + ${win - stake}` };
  const { after } = onlyRow(
    await transaction.update(playSessions).set(changed).where(own).returning({ after: playSessions.credits }),
  );
  return after;
}

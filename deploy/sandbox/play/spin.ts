import { desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import { accounts } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { exactlyOnce } from '../ledger/exactly-once';
import { InsufficientFunds } from '../ledger/post';
import { earnByPlay } from '../mall/earn-points';
import { bet as placeBet, win as payWin } from '../wallets/postings';
import { balanceOf } from '../wallets/wallet';
import { Refusal } from '../wire/refusal';
import { spinReels, type Outcome } from './slot/outcome';
import { gameOf, usePlaySession } from './play-sessions';
import { playSessions, spins, type PlaySession } from './tables';
import { requirePresent } from '../require-present';

export interface SpinAnswer extends Outcome {
  key: string;
  bet: number;
  /** Minor units after the spin. */
  balance: number;
}

/**
 * One spin: bet, outcome and win are committed together, once per key. Repeating the key returns the same spin.
 * @throws Refusal `balance-low` when the stake exceeds the balance, `play_session_ended` when the player's session has
 * ended; no stake is taken then.
 */
export async function spin(backend: Backend, session: PlaySession, key: string, bet: number): Promise<SpinAnswer> {
  const scope = `play:${session.id}:spins`;
  try {
    return await exactlyOnce(backend, { scope, key, payload: { bet } }, async (transaction) => {
      // Checked here, so that a completed spin is still answered after the merchant has changed the stakes.
      if (!merchantByCode(backend, session.merchant).stakes.includes(bet)) throw new Refusal('request_invalid');
      if (!(await usePlaySession(backend, transaction, session))) throw new Refusal('play_session_ended');
      const outcome = spinReels(bet);
      const wager = { bet, win: outcome.win, key: `${scope}:${key}` };
      const balance =
        session.mode === 'real'
          ? await settleReal(backend, transaction, session, wager)
          : await settleDemo(transaction, session, wager);
      const at = new Date(backend.clock());
      await transaction
        .insert(spins)
        .values({ playSessionId: session.id, key, bet, win: outcome.win, outcome, createdAt: at });
      return { ...outcome, key, bet, balance };
    });
  } catch (error) {
    if (error instanceof InsufficientFunds) throw new Refusal('balance-low', { value: { balance: error.balance } });
    throw error;
  }
}

/** The last spin of the session, for a page that was reloaded before it received the outcome. */
export async function lastSpin(
  { engine }: Backend,
  session: PlaySession,
): Promise<Omit<SpinAnswer, 'balance'> | undefined> {
  const [row] = await engine.database
    .select()
    .from(spins)
    .where(eq(spins.playSessionId, session.id))
    .orderBy(desc(spins.id))
    .limit(1);
  return row && { ...row.outcome, key: row.key, bet: row.bet };
}

/** Playable balance in minor units. */
export async function playBalance(backend: Backend, session: PlaySession): Promise<number> {
  if (session.mode === 'demo' || session.accountId === null) return session.credits;
  const account = await backend.engine.database.select().from(accounts).where(eq(accounts.id, session.accountId));
  return balanceOf(backend, backend.engine.database, onlyRow(account));
}

interface Wager {
  bet: number;
  win: number;
  key: string;
}

async function settleReal(
  backend: Backend,
  transaction: Transaction,
  session: PlaySession,
  wager: Wager,
): Promise<number> {
  const account = onlyRow(
    await transaction
      .select()
      .from(accounts)
      .where(eq(accounts.id, requirePresent(session.accountId))),
  );
  const common = { vendor: session.vendor, round: wager.key };
  const balance = await placeBet(backend, transaction, account, {
    ...common,
    game: gameOf(session).gameId,
    amount: wager.bet,
    key: `${wager.key}:bet`,
  });
  const after =
    wager.win === 0
      ? balance
      : await payWin(backend, transaction, account, { ...common, amount: wager.win, key: `${wager.key}:win` });
  await earnByPlay(backend, transaction, account, { game: gameOf(session), stake: wager.bet, key: wager.key });
  return after;
}

async function settleDemo(transaction: Transaction, session: PlaySession, { bet, win }: Wager): Promise<number> {
  const { credits } = onlyRow(
    await transaction.select().from(playSessions).where(eq(playSessions.id, session.id)).for('update'),
  );
  if (credits < bet) throw new InsufficientFunds(credits, 'play-wallet');
  const { after } = onlyRow(
    await transaction
      .update(playSessions)
      .set({ credits: sql`${playSessions.credits} + ${win - bet}` })
      .where(eq(playSessions.id, session.id))
      .returning({ after: playSessions.credits }),
  );
  return after;
}

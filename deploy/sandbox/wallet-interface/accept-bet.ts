import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { gamesOfVendorCode } from '../games/catalogue';
import { isSettledLater } from '../games/is-settled-later';
import { lotteryVendor } from '../games/lottery-games';
import { InsufficientFunds } from '../ledger/post';
import { earnByPlay } from '../mall/earn-points';
import { gameOf, usePlaySession } from '../play/play-sessions';
import { playSessions, type PlaySession } from '../play/tables';
import { bet } from '../wallets/postings';
import { Refusal } from '../wire/refusal';
import type { WalletCallBody } from './calls';
import { decideOnce } from './decide-once';
import { ledgerKey } from './ledger-key';
import { accountOfPlayer, currencyOf, requireCurrency, requireOffered } from './player';
import { walletTransactions } from './tables';
import type { WalletAnswer } from './wallet-answer';
import { WalletRefusal } from './wallet-refusal';

export type Bet = WalletCallBody<'bet'>;

/**
 * Debits a stake, unless it was rolled back before, the game session has ended, a door refuses it or the balance is too
 * low.
 */
export async function acceptBet(backend: Backend, vendor: string, call: Bet): Promise<WalletAnswer> {
  const account = await accountOfPlayer(backend, call.player);
  const { transactionId, round, game } = call;
  const named = { vendor, transactionId, round, game, earnsLater: isSettledLater(vendor, game) };
  const once = { ...named, kind: 'bet', accountId: account.id, content: call } as const;
  return decideOnce(backend, once, async (transaction) => {
    try {
      const balance = await postBet(backend, transaction, { vendor, account, call });
      const currency = currencyOf(backend, account);
      return { status: 200, body: { success: true, value: { transactionId, balance, currency } } };
    } catch (error) {
      return refusalOf(error).answer;
    }
  });
}

/** @throws WalletRefusal, InsufficientFunds, Refusal: nothing was posted then */
export async function postBet(
  backend: Backend,
  transaction: Transaction,
  { vendor, account, call }: { vendor: string; account: Account; call: Bet },
): Promise<number> {
  const { transactionId, round, amount, game, slip, currency } = call;
  requireOffered(backend, account, vendor);
  requireCurrency(backend, account, currency);
  if (await isRolledBack(transaction, vendor, transactionId)) throw new WalletRefusal('bet_rolled_back');
  const session = await gameSession(transaction, vendor, call);
  if (!session || !(await usePlaySession(backend, transaction, session))) throw new WalletRefusal('session_ended');
  const key = ledgerKey(vendor, transactionId);
  const balance = await bet(backend, transaction, account, { vendor, game, slip, amount, key, round });
  if (!isSettledLater(vendor, game))
    await earnByPlay(backend, transaction, account, { game: gameOf(session), stake: amount, key });
  return balance;
}

async function isRolledBack(transaction: Transaction, vendor: string, betId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: walletTransactions.transactionId })
    .from(walletTransactions)
    .where(and(eq(walletTransactions.vendor, vendor), eq(walletTransactions.betId, betId)))
    .limit(1);
  return rows.length > 0;
}

/** The session the bet names, if it is one of this player for real play of this game. */
async function gameSession(transaction: Transaction, vendor: string, call: Bet): Promise<PlaySession | undefined> {
  const [session] = await transaction
    .select()
    .from(playSessions)
    .where(and(eq(playSessions.id, Number(call.session)), eq(playSessions.vendor, vendor)));
  const matches = session?.mode === 'real' && session.accountId === Number(call.player) && isGameOf(session, call.game);
  return matches ? session : undefined;
}

/** A session of the lottery provider is for all its games. */
function isGameOf(session: PlaySession, game: string): boolean {
  const opened = gameOf(session);
  const played = opened.vendor === lotteryVendor ? gamesOfVendorCode(lotteryVendor) : [opened];
  return played.some(({ gameId }) => gameId === game);
}

/** Nothing was posted when one of these was thrown. @throws any other error, which undoes the transaction */
export function refusalOf(error: unknown): WalletRefusal {
  if (error instanceof WalletRefusal) return error;
  if (error instanceof InsufficientFunds) return new WalletRefusal('funds_insufficient', { balance: error.balance });
  if (error instanceof Refusal)
    return new WalletRefusal('stake_refused', { key: error.key, ...(error.value as object | undefined) });
  throw error;
}

import { and, eq, inArray } from 'drizzle-orm';
import { insertRows, type Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { pendingWinMessages, walletTransactions } from './tables';

interface Win {
  account: Account;
  /** As the vendor names it. */
  round: string;
  /** Minor units. */
  amount: number;
}

/**
 * Queues a message for each win of a bet that settled later; rounds that are decided at once show their own.
 */
export async function queueWinMessages(
  { clock }: Backend,
  transaction: Transaction,
  vendor: string,
  wins: readonly Win[],
): Promise<void> {
  const { kind, accountId, round, game, earnsLater } = walletTransactions;
  const rounds = [...new Set(wins.map((win) => win.round))];
  const players = [...new Set(wins.map(({ account }) => account.id))];
  const ofVendor = and(eq(walletTransactions.vendor, vendor), eq(kind, 'bet'), eq(earnsLater, true));
  const bets = await transaction
    .select({ accountId, round, game })
    .from(walletTransactions)
    .where(and(ofVendor, inArray(round, rounds), inArray(accountId, players)));
  const played = new Map(bets.map((bet) => [`${bet.accountId}/${bet.round}`, bet.game]));
  const wonAt = new Date(clock());
  const queued = wins.flatMap(({ account, round: ofRound, amount }) => {
    const name = played.get(`${account.id}/${ofRound}`);
    return name === undefined ? [] : [{ accountId: account.id, vendor, game: name, amount, wonAt }];
  });
  if (queued.length > 0) await transaction.execute(insertRows(pendingWinMessages, queued));
}

import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { untoldWins, walletTransactions } from './tables';

interface Win {
  vendor: string;
  /** As the vendor names it. */
  round: string;
  /** Minor units. */
  amount: number;
}

/**
 * Notes the win of a bet that was settled later, so that its player gets a message (`tellWins`); rounds that are decided
 * at once show their own.
 */
export async function noteWin(
  { clock }: Backend,
  transaction: Transaction,
  account: Account,
  { vendor, round, amount }: Win,
): Promise<void> {
  if (amount === 0) return;
  const { kind, accountId, earnsLater } = walletTransactions;
  const ofRound = and(eq(walletTransactions.vendor, vendor), eq(walletTransactions.round, round));
  const [bet] = await transaction
    .select({ game: walletTransactions.game })
    .from(walletTransactions)
    .where(and(ofRound, eq(kind, 'bet'), eq(accountId, account.id), eq(earnsLater, true)))
    .limit(1);
  if (!bet) return;
  const won = { accountId: account.id, vendor, game: bet.game, amount, wonAt: new Date(clock()) };
  await transaction.insert(untoldWins).values(won);
}

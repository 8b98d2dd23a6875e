import { toDecimal } from '@atrium/api';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import { gamesOfVendorCode } from '../games/catalogue';
import { publish } from '../live/publish';
import { inLanguage } from '../merchants/merchant';
import { messageText } from '../messages/message-text';
import { walletTransactions } from './tables';

interface Win {
  vendor: string;
  /** As the vendor names it. */
  round: string;
  /** Minor units. */
  amount: number;
}

/**
 * Tells the player's open tabs about the win of a bet that was settled later, in the player's language; rounds that are
 * decided at once show their own.
 */
export async function tellWinner(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  { vendor, round, amount }: Win,
): Promise<void> {
  const { kind, accountId, earnsLater } = walletTransactions;
  const ofRound = and(eq(walletTransactions.vendor, vendor), eq(walletTransactions.round, round));
  const [bet] = await transaction
    .select({ game: walletTransactions.game })
    .from(walletTransactions)
    .where(and(ofRound, eq(kind, 'bet'), eq(accountId, account.id), eq(earnsLater, true)))
    .limit(1);
  if (!bet) return;
  const { languages, currency } = merchantByCode(backend, account.merchant);
  const language = account.language ?? languages[0] ?? 'EN';
  const game = gamesOfVendorCode(vendor).find(({ gameId }) => gameId === bet.game);
  const won = `${toDecimal({ minor: amount, currency: currency.code })} ${currency.code}`;
  await publish(backend, transaction, account.id, {
    type: 'WIN',
    popup: true,
    ...(game && { title: inLanguage(game.names, language) }),
    message: messageText('bet_won', language, { amount: won }),
  });
}

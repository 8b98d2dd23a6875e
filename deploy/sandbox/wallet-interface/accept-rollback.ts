import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { gameTypeOf } from '../games/game-type-of';
import { returnByPlay } from '../mall/earn-points';
import { rollBack } from '../wallets/postings';
import { playBalanceOf } from '../wallets/vendor-wallet';
import type { WalletCallBody } from './calls';
import { decideOnce } from './decide-once';
import { ledgerKey } from './ledger-key';
import { accountOfPlayer, currencyOf } from './player';
import { walletTransactions } from './tables';
import type { WalletAnswer } from './wallet-answer';
import { WalletRefusal } from './wallet-refusal';

/**
 * Returns the stake of a bet, once. A rollback of a bet that has not arrived, or was refused, moves nothing and refuses
 * the bet from then on.
 */
export async function acceptRollback(
  backend: Backend,
  vendor: string,
  call: WalletCallBody<'rollback'>,
): Promise<WalletAnswer> {
  const account = await accountOfPlayer(backend, call.player);
  const { transactionId, bet } = call;
  const once = { vendor, transactionId, kind: 'rollback', accountId: account.id, betId: bet, content: call } as const;
  return decideOnce(backend, once, async (transaction) => {
    const taken = await findStake(transaction, { vendor, bet, account });
    const balance = taken
      ? await returnStake(backend, transaction, account, taken)
      : await playBalanceOf(backend, transaction, account, vendor);
    const currency = currencyOf(backend, account);
    const value = { transactionId, balance, currency, reversed: taken !== undefined };
    return { status: 200, body: { success: true, value } };
  });
}

type Stake = typeof walletTransactions.$inferSelect;

/** Returns the stake, and takes back the points that it earned. */
async function returnStake(backend: Backend, transaction: Transaction, account: Account, bet: Stake) {
  const { vendor, game, transactionId, earnsLater } = bet;
  const key = ledgerKey(vendor, transactionId);
  const { stake, balance } = await rollBack(backend, transaction, account, vendor, key);
  const type = gameTypeOf(vendor, game);
  if (type && !earnsLater) await returnByPlay(backend, transaction, account, { type, stake, key });
  return balance;
}

/** The bet, if it was accepted and not rolled back yet. @throws WalletRefusal for another player's, or no bet */
async function findStake(
  transaction: Transaction,
  { vendor, bet, account }: { vendor: string; bet: string; account: Account },
): Promise<Stake | undefined> {
  const ofVendor = eq(walletTransactions.vendor, vendor);
  const [found] = await transaction
    .select()
    .from(walletTransactions)
    .where(and(ofVendor, eq(walletTransactions.transactionId, bet)));
  if (!found) return undefined;
  if (found.kind !== 'bet' || found.accountId !== account.id) throw new WalletRefusal('request_invalid');
  const earlier = await transaction
    .select()
    .from(walletTransactions)
    .where(and(ofVendor, eq(walletTransactions.betId, bet)));
  return found.accepted && earlier.length === 0 ? found : undefined;
}

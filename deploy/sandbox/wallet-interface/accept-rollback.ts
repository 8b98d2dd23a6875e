import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { rollBack } from '../wallets/postings';
import { balanceOf } from '../wallets/wallet';
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
    const reversed = await hasStake(transaction, { vendor, bet, account });
    const balance = reversed
      ? await rollBack(backend, transaction, account, vendor, ledgerKey(vendor, bet))
      : await balanceOf(backend, transaction, account);
    const currency = currencyOf(backend, account);
    return { status: 200, body: { success: true, value: { transactionId, balance, currency, reversed } } };
  });
}

/** Whether the bet was accepted and not rolled back yet. @throws WalletRefusal for another player's, or no bet */
async function hasStake(
  transaction: Transaction,
  { vendor, bet, account }: { vendor: string; bet: string; account: Account },
): Promise<boolean> {
  const ofVendor = eq(walletTransactions.vendor, vendor);
  const [found] = await transaction
    .select()
    .from(walletTransactions)
    .where(and(ofVendor, eq(walletTransactions.transactionId, bet)));
  if (!found) return false;
  if (found.kind !== 'bet' || found.accountId !== account.id) throw new WalletRefusal('request_invalid');
  const earlier = await transaction
    .select()
    .from(walletTransactions)
    .where(and(ofVendor, eq(walletTransactions.betId, bet)));
  return found.accepted && earlier.length === 0;
}

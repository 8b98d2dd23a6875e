import type { Backend } from '../backend';
import { win } from '../wallets/postings';
import type { WalletCallBody } from './calls';
import { decideOnce } from './decide-once';
import { ledgerKey } from './ledger-key';
import { noteWin } from './note-win';
import { accountOfPlayer, requireCurrency } from './player';
import type { WalletAnswer } from './wallet-answer';

/**
 * Credits a win, always: before its bet, after its rollback, and when the session has ended or the merchant no longer
 * offers the vendor.
 */
export async function acceptWin(backend: Backend, vendor: string, call: WalletCallBody<'win'>): Promise<WalletAnswer> {
  const account = await accountOfPlayer(backend, call.player);
  const { transactionId, round, amount, currency } = call;
  const once = { vendor, transactionId, kind: 'win', accountId: account.id, content: call } as const;
  return decideOnce(backend, once, async (transaction) => {
    requireCurrency(backend, account, currency);
    const key = ledgerKey(vendor, transactionId);
    const balance = await win(backend, transaction, account, { vendor, amount, key, round });
    await noteWin(backend, transaction, account, { vendor, round, amount });
    return { status: 200, body: { success: true, value: { transactionId, balance, currency } } };
  });
}

import type { Queries } from '../../engine';
import type { Account } from '../accounts/tables';
import { merchantCoded, type Backend } from '../backend';
import { findLedgerAccount, type LedgerName } from '../ledger/ledger-account';

/** What a customer's wallet is called in the ledger. Play money of trial accounts never meets real money. */
export function walletOf(backend: Backend, account: Pick<Account, 'id' | 'merchant' | 'kind'>): LedgerName {
  return {
    kind: account.kind === 4 ? 'play-wallet' : 'wallet',
    merchant: account.merchant,
    name: String(account.id),
    currency: merchantCoded(backend, account.merchant).currency.code,
  };
}

/** Minor units in the customer's wallet, as the ledger has them. */
export async function balanceOf(backend: Backend, queries: Queries, account: Account): Promise<number> {
  return (await findLedgerAccount(queries, walletOf(backend, account)))?.balance ?? 0;
}

/** A vendor's side of a wallet's money. */
export function houseOf(wallet: LedgerName, vendor: string): LedgerName {
  return { ...wallet, kind: 'vendor', name: vendor };
}

/** Where a wallet's money comes from and goes to outside. */
export function bankOf(wallet: LedgerName): LedgerName {
  return { ...wallet, kind: wallet.kind === 'play-wallet' ? 'play-bank' : 'bank', name: '' };
}

import type { Queries } from '../../engine';
import type { Account } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import { findLedgerAccount, type LedgerAccountName } from '../ledger/ledger-account';

/** Ledger account of a customer's wallet. Play money of trial accounts is separate from real money. */
export function walletOf(backend: Backend, account: Pick<Account, 'id' | 'merchant' | 'kind'>): LedgerAccountName {
  return {
    kind: account.kind === 4 ? 'play-wallet' : 'wallet',
    merchant: account.merchant,
    name: String(account.id),
    currency: merchantByCode(backend, account.merchant).currency.code,
  };
}

/** Ledger balance of the customer's wallet, in minor units. */
export async function balanceOf(backend: Backend, queries: Queries, account: Account): Promise<number> {
  return (await findLedgerAccount(queries, walletOf(backend, account)))?.balance ?? 0;
}

/** A vendor's counterpart of the wallet. */
export function houseOf(wallet: LedgerAccountName, vendor: string): LedgerAccountName {
  return { ...wallet, kind: 'vendor', name: vendor };
}

/** The external counterpart of the wallet: deposits come from it and withdrawals go to it. */
export function bankOf(wallet: LedgerAccountName): LedgerAccountName {
  return { ...wallet, kind: wallet.kind === 'play-wallet' ? 'play-bank' : 'bank', name: '' };
}
